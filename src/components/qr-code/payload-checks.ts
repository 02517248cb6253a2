/** Error for a payload builder, with the invalid field. */
export interface QrPayloadError extends Error {
  name: 'QrPayloadError';
  /** Invalid field, named like the builder's parameter: `iban`. */
  field: string;
}

/** Whether an error was thrown by a payload builder, so that its `field` names the invalid part. */
export function isQrPayloadError(error: unknown): error is QrPayloadError {
  return error instanceof Error && error.name === 'QrPayloadError';
}

/** Throws a {@link QrPayloadError} unless the condition holds. */
export function demand(kept: boolean, field: string, sentence: string): asserts kept {
  if (kept) return;
  throw Object.assign(new Error(`\`${field}\` ${sentence}`), { name: 'QrPayloadError', field });
}

/** Replaces unpaired surrogates with U+FFFD, because UTF-8 cannot encode them. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** Returns the length of a string in UTF-8 bytes. Test environments such as Jest's have no `TextEncoder`. */
export function utf8Length(text: string): number {
  let length = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    length += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return length;
}

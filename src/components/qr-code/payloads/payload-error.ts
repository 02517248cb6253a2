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

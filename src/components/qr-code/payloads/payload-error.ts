/** Error of a payload that cannot be built: for developers, with the invalid field for their form. */
export interface QrPayloadError extends Error {
  name: 'QrPayloadError';
  /** Invalid field, as the builder's parameter names it: `iban`. */
  field: string;
}

/** Whether the error comes from a builder of payloads, so that its `field` names what to correct. */
export function isQrPayloadError(error: unknown): error is QrPayloadError {
  return error instanceof Error && error.name === 'QrPayloadError';
}

/** Throws a {@link QrPayloadError} unless the field keeps its rule. */
export function demand(kept: boolean, field: string, sentence: string): asserts kept {
  if (kept) return;
  throw Object.assign(new Error(`\`${field}\` ${sentence}`), { name: 'QrPayloadError', field });
}

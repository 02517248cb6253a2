/** Payload that cannot be built: which field is at fault and why. Nothing that a reader would be shown: it is for developers. */
export class QrPayloadError extends Error {
  override name = 'QrPayloadError';
  /** Field at fault, as the builder's parameter names it: `iban`. */
  readonly field: string;

  constructor(field: string, sentence: string) {
    super(`\`${field}\` ${sentence}`);
    this.field = field;
  }
}

/** Throws unless the field keeps its rule. */
export function demand(kept: boolean, field: string, sentence: string): asserts kept {
  if (!kept) throw new QrPayloadError(field, sentence);
}

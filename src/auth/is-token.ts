/**
 * Whether a value can be a token in a header: text of visible ASCII. Anything else would end in an error that quotes
 * it.
 */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[ -~]*[!-~]$/.test(value);
}

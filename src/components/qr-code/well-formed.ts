/** Text with U+FFFD for each half of a surrogate pair that stands alone: UTF-8 has no bytes for one. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

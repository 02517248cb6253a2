/** Returns the text with U+FFFD for each half of a surrogate pair that stands alone: UTF-8 has no bytes for one. */
export function wellFormed(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

/** Returns the length of a text in bytes of UTF-8. Test DOMs such as Jest's have no `TextEncoder`. */
export function utf8Length(text: string): number {
  let length = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    length += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return length;
}

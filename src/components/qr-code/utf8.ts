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

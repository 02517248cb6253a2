/**
 * Normalizes text for searching and sorting: without case, accents and width, so that `ÉTÉ`, `été` and `ete`
 * are equal. Upper case is used because it does not depend on the following letter, unlike the Greek final
 * sigma.
 */
export function normalizeText(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}+/gu, '');
  return plain
    .toUpperCase()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Returns the normalized words of a search, at most eight. */
export function searchWords(query: string): string[] {
  return [...new Set(normalizeText(query).split(' '))].filter(Boolean).slice(0, 8);
}

/** Compares two strings by code point, which is the order of their UTF-8 bytes and thus SQLite's order. */
export function compareCodePoints(a: string, b: string): number {
  const left = [...a];
  const right = [...b];
  const shared = Math.min(left.length, right.length);
  for (let index = 0; index < shared; index += 1) {
    const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

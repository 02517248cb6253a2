/**
 * Normalizes text for searching and sorting: without case, accents and width, so that `ÉTÉ`, `été` and `ete`
 * are equal. Upper case is used because it does not depend on the following letter, unlike the Greek final
 * sigma.
 */
export function normalizeText(text: string): string {
  // Marks are also removed first: sorting a run of them, as NFKD does, takes quadratic time.
  return withoutMarks(withoutMarks(text).normalize('NFKD'))
    .toUpperCase()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function withoutMarks(text: string): string {
  return text.replaceAll(/\p{M}+/gu, '');
}

/** Returns the normalized words of a search, at most eight. */
export function searchWords(query: string): string[] {
  return [...new Set(normalizeText(query).split(' '))].filter(Boolean).slice(0, 8);
}

/** Compares two strings by code point, which is the order of their UTF-8 bytes and thus SQLite's order. */
export function compareCodePoints(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  let index = 0;
  while (index < shared && a.charCodeAt(index) === b.charCodeAt(index)) index += 1;
  if (index === shared) return a.length - b.length;
  return (a.codePointAt(index) ?? 0) - (b.codePointAt(index) ?? 0);
}

import { foldName } from './fold-name';
import { foreignTerms, type SearchEntry, type Term, type TermKind } from './search-index';

/** Match of a search. */
export interface CountryMatch {
  code: string;
  /** Kind of the matching text. */
  kind: TermKind | 'code' | 'calling-code';
  /** Matching name, code or calling code, as shown. */
  text: string;
}

interface Scored extends CountryMatch {
  score: number;
}

const kindOrder: readonly TermKind[] = ['name', 'endonym', 'former', 'other', 'capital', 'foreign'];

/**
 * Returns the countries that match a string, best first: exact code, full name, start of the name, start of a
 * word in it, of an endonym, of a former or other name, of the capital; then words within those; then
 * substrings. Without a match, names in other languages are searched. Digits are a calling code or a phone
 * number.
 * @param entries Entries in the order that equally good ones keep.
 */
export function searchCountries(
  query: string,
  entries: readonly SearchEntry[],
): readonly CountryMatch[] {
  const digits = digitsOf(query);
  if (digits) return best(entries.map((entry) => matchDigits(entry, digits)));
  const folded = foldName(query);
  if (!folded) return [];
  const found = best(entries.map((entry) => matchText(entry, folded, entry.terms)));
  if (found.length > 0) return found;
  const foreign = foreignTerms();
  return best(entries.map((entry) => matchText(entry, folded, foreign.get(entry.code) ?? [])));
}

function best(matches: ReadonlyArray<Scored | undefined>): readonly CountryMatch[] {
  return matches
    .filter((match) => match !== undefined)
    .sort((a, b) => a.score - b.score)
    .map(({ code, kind, text }) => ({ code, kind, text }));
}

/** Returns the digits of a calling code or a phone number, or `''` for other text. */
function digitsOf(query: string): string {
  const plain = query.trim();
  if (!/^\+?[\p{Nd}\s()./-]+$/u.test(plain)) return '';
  return foldName(plain).replaceAll(' ', '').replace(/^00/, '');
}

function matchDigits({ code, callingCodes }: SearchEntry, digits: string): Scored | undefined {
  const scored = callingCodes.flatMap((callingCode): Scored[] => {
    const score = callingScore(callingCode, digits);
    return score < 0 ? [] : [{ code, kind: 'calling-code', text: `+${callingCode}`, score }];
  });
  return scored.sort((a, b) => a.score - b.score)[0];
}

function callingScore(callingCode: string, digits: string): number {
  if (callingCode === digits) return 0;
  if (callingCode.startsWith(digits)) return 1;
  // A full number: the longest matching calling code determines the country.
  return digits.length > 4 && digits.startsWith(callingCode) ? 10 - callingCode.length : -1;
}

function matchText(
  { code, codes }: SearchEntry,
  query: string,
  terms: readonly Term[],
): Scored | undefined {
  const exact = codes.find((known) => known.toLowerCase() === query);
  if (exact) return { code, kind: 'code', text: exact, score: -1 };
  const words = query.split(' ');
  let found: Scored | undefined;
  for (const { kind, text, folded } of terms) {
    const form = formOf(folded, query, words);
    if (form < 0) continue;
    const score = scoreOf(form, kindOrder.indexOf(kind));
    if (!found || score < found.score) found = { code, kind, text, score };
  }
  return found;
}

/**
 * Returns how well the query matches: 0 all of it, 1 a prefix, 2 a prefix of a word, 3 words in any order, 4
 * a substring, -1 no match.
 */
function formOf(folded: string, query: string, words: readonly string[]): number {
  const at = folded.indexOf(query);
  if (at === 1) return folded.length === query.length + 1 ? 0 : 1;
  if (at >= 0 && folded.includes(` ${query}`)) return 2;
  if (words.length > 1 && words.every((word) => folded.includes(` ${word}`))) return 3;
  // Nearly every name contains two given Latin letters.
  return at >= 0 && (query.length > 2 || query > '\u0250') ? 4 : -1;
}

/**
 * Order of the matches: full texts, then prefixes and words of the name, then the others by kind, then
 * substrings.
 */
function scoreOf(form: number, kind: number): number {
  if (form === 0) return kind / 10;
  if (kind === 0) return form === 4 ? 40 : form;
  return form === 1 ? 5 + kind : form * 10 + kind;
}

/** Returns the code of the country with this code or name, in any language of the search, or `null`. */
export function codeOfText(text: string, entries: readonly SearchEntry[]): string | null {
  const folded = foldName(text);
  const has = (terms: readonly Term[]) => terms.some((term) => term.folded === ` ${folded}`);
  const found =
    entries.find(({ codes }) => codes.some((code) => code.toLowerCase() === folded)) ??
    entries.find(({ terms }) => has(terms));
  if (found || !folded) return found?.code ?? null;
  const foreign = foreignTerms();
  return entries.find(({ code }) => has(foreign.get(code) ?? []))?.code ?? null;
}

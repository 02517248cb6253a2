import { foldName } from './fold-name';
import { foreignTerms, type SearchEntry, type Term, type TermKind } from './search-index';

/** Why a country was found. */
export interface CountryMatch {
  code: string;
  /** What the text was found in. */
  kind: TermKind | 'code' | 'calling-code';
  /** Name, code or calling code that the text was found in, as it is shown. */
  text: string;
}

interface Scored extends CountryMatch {
  score: number;
}

const kindOrder: readonly TermKind[] = ['name', 'endonym', 'former', 'other', 'capital', 'foreign'];

/**
 * Countries that a text finds, the best first: an exact code, a whole name, the beginning of the name, of a word in it,
 * of an endonym, of a former or other name, of the capital; then words within those; then letters within them. A
 * text without a match is searched in the names of other languages. Digits are a calling code or a phone number.
 * @param entries Entries in the order in which equally good ones stay.
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

/** Digits of a calling code or a phone number, or `''` where the text is something else. */
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
  // A whole number: the longest calling code in front of it is the country's.
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

/** How well the query fits: 0 all of it, 1 its beginning, 2 a word's, 3 words in any order, 4 letters within, -1 not. */
function formOf(folded: string, query: string, words: readonly string[]): number {
  const at = folded.indexOf(query);
  if (at === 1) return folded.length === query.length + 1 ? 0 : 1;
  if (at >= 0 && folded.includes(` ${query}`)) return 2;
  if (words.length > 1 && words.every((word) => folded.includes(` ${word}`))) return 3;
  // Two Latin letters are within almost every name.
  return at >= 0 && (query.length > 2 || query > '\u0250') ? 4 : -1;
}

/** Order of the matches: whole texts, then the name's beginning and words, then the others' by kind, then letters. */
function scoreOf(form: number, kind: number): number {
  if (form === 0) return kind / 10;
  if (kind === 0) return form === 4 ? 40 : form;
  return form === 1 ? 5 + kind : form * 10 + kind;
}

/** Code of the country that a text is a code or a name of, in any language that the search knows, else `null`. */
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

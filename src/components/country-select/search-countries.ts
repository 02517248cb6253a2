import { lazyModule, type LazyModule } from '../../core/lazy-module';
import { toAsciiDigits } from '../../core/locale/fold-text';
import { countries, countryName, engineNames } from './countries';

/** Kind of a search term. */
export type TermKind = 'name' | 'endonym' | 'other' | 'former' | 'capital' | 'foreign';

/** Search term of a country. */
export interface Term {
  kind: TermKind;
  /** Text as shown. */
  text: string;
  /** Normalized text with a leading space, so that every word starts after a space. */
  folded: string;
  /** Normalized text without spaces. */
  joined: string;
}

/** Search terms of a country. */
export interface SearchEntry {
  code: string;
  /** Alpha-2 code, and alpha-3 codes with former ones. */
  codes: readonly string[];
  /** Calling codes without the plus sign. */
  callingCodes: readonly string[];
  /** Whether the country is a member of the United Nations. */
  isMember: boolean;
  terms: readonly Term[];
}

/** Names and codes that load on first use, by alpha-2 code unless they are text. */
export interface OtherNames {
  /** Of each country: alpha-3 code, calling codes, another English name. */
  countryCodes: string;
  /** Of each country: names in the country, other names, capitals. */
  countryAliases: string;
  /** Everyday names by language. */
  everydayNames: string;
  formerNames: Readonly<Record<string, readonly string[]>>;
  kanaReadings: Readonly<Record<string, string>>;
  otherCodes: Readonly<Record<string, readonly string[]>>;
  areaCodes: Readonly<Record<string, readonly string[]>>;
}

/** The names and codes that load on first use. */
export const otherNames: LazyModule<OtherNames> = lazyModule(async () => {
  const [aliases, names] = await Promise.all([
    import('./data/country-aliases.data'),
    import('./data/other-names'),
  ]);
  return { ...aliases, ...names };
});

// Languages of the data, and others in which users search for a country.
const languages =
  'en ar bg bn ca cs da de el es et fa fi fr he hi hr hu id it ja ko lt lv nb nl pl pt ro ru sk sl sr sr-Latn sv th tr uk ur vi zh zh-Hant'.split(
    ' ',
  );

/**
 * Returns the entries of the search in the order of the list.
 * @param locale BCP 47 tag of the user's language.
 * @param others Names of {@link otherNames}; without them, only names and alpha-2 codes are searched.
 */
export function searchIndex(locale: string, others?: OtherNames): SearchEntry[] {
  const facts = others?.countryCodes.split('~') ?? [];
  const aliases = others?.countryAliases.split('~') ?? [];
  const everyday = everydayNamesOf(others?.everydayNames ?? '');
  return countries.map(({ code, unMember }, place) => {
    const [codes = [], callingCodes = [], english = []] = fieldsOf(facts[place]);
    const [endonyms = [], known = [], capitals = []] = fieldsOf(aliases[place]);
    const engines = [...engineNames(code, locale), ...engineNames(code, 'en'), ...english].flatMap(
      // "Myanmar (Burma)" is found by each of its names.
      (name) => [name, name.replace(/\s*[(（].*/u, '')],
    );
    const kana = others?.kanaReadings[code]?.split(';') ?? [];
    const terms = termsOf([
      ['name', [countryName(code, locale)]],
      ['endonym', endonyms],
      ['former', others?.formerNames[code] ?? []],
      ['other', [...engines, ...(everyday.get(code) ?? []), ...known, ...kana]],
      ['capital', capitals],
    ]);
    return {
      code,
      codes: [code, ...codes, ...(others?.otherCodes[code] ?? [])],
      callingCodes: [...callingCodes, ...(others?.areaCodes[code] ?? [])],
      isMember: unMember,
      terms,
    };
  });
}

/** Reads lines such as `en|US America,the States|GB Britain`. */
function everydayNamesOf(lines: string): ReadonlyMap<string, string[]> {
  const names = new Map<string, string[]>();
  for (const entry of lines.split(/[\n|]/).filter((text) => text[2] === ' ')) {
    const code = entry.slice(0, 2);
    names.set(code, [...(names.get(code) ?? []), ...entry.slice(3).split(',')]);
  }
  return names;
}

function fieldsOf(line = ''): string[][] {
  return line.split('|').map((field) => field.split(';').filter(Boolean));
}

function termsOf(
  lists: ReadonlyArray<readonly [kind: TermKind, texts: readonly string[]]>,
): Term[] {
  const terms = new Map<string, Term>();
  for (const [kind, texts] of lists) {
    for (const text of texts) {
      const folded = ` ${foldName(text)}`;
      if (text && !terms.has(folded)) {
        terms.set(folded, { kind, text, folded, joined: folded.replaceAll(' ', '') });
      }
    }
  }
  return [...terms.values()];
}

let foreign: ReadonlyMap<string, readonly Term[]> | undefined;

/** Returns the names of each country in many languages, by code; searched if nothing else matches well. */
function foreignTerms(): ReadonlyMap<string, readonly Term[]> {
  foreign ??= new Map(
    countries.map(({ code }) => {
      const names = languages.flatMap((language) => engineNames(code, language));
      return [code, termsOf([['foreign', names]])];
    }),
  );
  return foreign;
}

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'a',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ई: 'इ',
  ऊ: 'उ',
};

const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * Returns the normalized form of a name for comparison: lower case, without accents or vowel points, one form
 * of each Arabic letter, katakana for hiragana, ASCII digits, and spaces for everything except letters and
 * digits. Never throws.
 */
export function foldName(text: string): string {
  const spelled = text
    .normalize('NFKC')
    .replace(/ヴ([ァィェォ]?)/g, (_, vowel: string) =>
      'ブバビベボ'.charAt(' ァィェォ'.indexOf(vowel || ' ')),
    )
    // Before a stop, a nasal is also written as a dot: इंग्लैण्ड.
    .replace(/[ङञणनम]्(?=[क-म])/g, '');
  return toAsciiDigits(spelled.normalize('NFKD'))
    .replace(/[\p{M}\p{Cf}\u0640'’‘ʻʼ`´."״׳]/gu, '')
    .toLowerCase()
    .replace(special, (letter) => letters[letter] ?? letter)
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 96))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

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

/** Lowest score of a match that is neither a full name, nor words of the name in the user's language. */
const weak = 5;

/** No country has a longer name or number; longer texts, pasted by mistake, would take seconds. */
const longestQuery = 200;

const kindOrder: readonly TermKind[] = ['name', 'endonym', 'other', 'former', 'capital', 'foreign'];

/**
 * Returns the countries that match a string, best first: exact code, full name, start of the name, start of a
 * word in it, of an endonym, of another or former name, of the capital; then words within those; then
 * substrings. Names in other languages are also searched if there is no match, or only a weak one. Digits are a
 * calling code or a phone number.
 * @param entries Entries in the order that equally good ones keep.
 */
export function searchCountries(
  query: string,
  entries: readonly SearchEntry[],
): readonly CountryMatch[] {
  if (query.length > longestQuery) return [];
  const digits = digitsOf(query);
  const found = digits
    ? best(entries.map((entry) => matchDigits(entry, digits)))
    : named(query, entries);
  return found.map(({ code, kind, text }) => ({ code, kind, text }));
}

/** Returns the countries that a text without a calling code names, best first. */
function named(query: string, entries: readonly SearchEntry[]): readonly Scored[] {
  const readings = readingsOf(query);
  const matches = (termsOf: (entry: SearchEntry) => readonly Term[]) =>
    readings
      .map((reading) => best(entries.map((entry) => matchText(entry, reading, termsOf(entry)))))
      .filter((found) => found.length > 0)
      .sort(([a], [b]) => (a?.score ?? 0) - (b?.score ?? 0))[0] ?? [];
  const own = matches(({ terms }) => terms);
  // A weak match is a part of another name, as "Russland" is of "Weißrussland".
  if (readings.length === 0 || (own[0] && own[0].score < weak)) return own;
  const foreign = foreignTerms();
  const others = matches(({ code }) => foreign.get(code) ?? []);
  if (own.length === 0) return others.length > 0 ? others : namedTwice(query, entries);
  const full = others.filter(({ score }) => score < 1);
  return [...full, ...own.filter(({ code }) => full.every((match) => match.code !== code))];
}

/** Returns the countries that all parts of a text name: "Great Britain (UK)", "FR - France". */
function namedTwice(query: string, entries: readonly SearchEntry[]): readonly Scored[] {
  const parts = query.split(/[()（）,;/|]|\s\p{Pd}\s/u).filter((part) => part.trim());
  if (parts.length < 2) return [];
  const [first = [], ...rest] = parts.map((part) => named(part, entries));
  return first.filter(({ code }) => rest.every((found) => found.some((one) => one.code === code)));
}

function best(matches: ReadonlyArray<Scored | undefined>): readonly Scored[] {
  return matches.filter((match) => match !== undefined).sort((a, b) => a.score - b.score);
}

/** Articles before names of countries. */
const articles =
  /^(?:(?:the|der|die|das|de|het|le|la|les|el|los|las|il|lo|i|gli|o|a|os|as) |(?:l|d)['’])(?=.)/iu;

/** Form of state at the end of a name without spaces: 土耳其共和国, 프랑스공화국. */
const formOfState =
  /(?:人民|民主主?义?|社会主义|联邦|連邦|伊斯兰|イスラム|특별|特别|연방|인민|민주주의)*(?:共和国|王国|行政区|공화국|왕국|행정구)$/u;

/**
 * Returns the normalized forms of a text: as it is without a calling code, without an article, without the
 * letter that replaces an umlaut's dots, as in "Suedafrika", without "and", and without the form of state. A flag
 * alone is its code.
 */
function readingsOf(query: string): string[] {
  const text = foldName(query) ? query : query.replace(/[🇦-🇿]/gu, letterOfFlag);
  const plain = text.replace(/(?<![(\s])[(\s]*[+＋][\p{Nd}\s()./-]+/u, ' ').trim();
  const bare = foldName(plain.replace(articles, ''));
  // Not in an abbreviation, such as VAE.
  const spelled = bare.length > 4 ? bare.replace(/([aou])e/g, '$1') : bare;
  // St. Kitts & Nevis
  const joined = bare.replace(/ (?:and|und|et|y|e|en|och|ve|i) /g, ' ');
  const short = plain.replace(formOfState, '');
  const readings = [plain, ...(short === plain ? [] : [short, `${short}国`])].map(foldName);
  return [...new Set([...readings, bare, spelled, joined])].filter(Boolean);
}

function letterOfFlag(sign: string): string {
  return String.fromCodePoint((sign.codePointAt(0) ?? 0) - 0x1f1e6 + 97);
}

/** Returns the digits of a calling code or a phone number, with a plus if it has one, or `''` for other text. */
function digitsOf(query: string): string {
  const plain = query
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
  if (!/^(?:[\s(]*\+)?[\p{Nd}\s()./\p{Pd}]+$/u.test(plain)) return '';
  // Without the zero of a number that is dialed inside the country: +44 (0)20.
  const digits = foldName(plain.replace(/\(\p{Nd}\)/u, '')).replaceAll(' ', '');
  const dialed = digits.replace(/^(?:00|011)/, '');
  return plain.includes('+') || dialed !== digits ? `+${dialed}` : digits;
}

function matchDigits(entry: SearchEntry, text: string): Scored | undefined {
  const { code, callingCodes, isMember } = entry;
  const digits = text.replace('+', '');
  // A phone number, in which more than the calling code follows.
  const isNumber = text !== digits || digits.length > 4;
  const scored = callingCodes.flatMap((callingCode): Scored[] => {
    const score = callingScore(callingCode, digits, isNumber);
    return score < 0 ? [] : [{ code, kind: 'calling-code', text: `+${callingCode}`, score }];
  });
  const [first] = scored.sort((a, b) => a.score - b.score);
  // Territories follow the country whose code they share.
  return first && { ...first, score: first.score + (isMember ? 0 : 0.5) };
}

function callingScore(callingCode: string, digits: string, isNumber: boolean): number {
  if (!digits) return -1;
  if (callingCode === digits) return 0;
  if (callingCode.startsWith(digits)) return 9.5;
  // The longest complete calling code determines the country.
  return isNumber && digits.startsWith(callingCode) ? 10 - callingCode.length : -1;
}

function matchText(
  { code, codes }: SearchEntry,
  query: string,
  terms: readonly Term[],
): Scored | undefined {
  const exact = codes.find((known) => known.toLowerCase() === query);
  if (exact) return { code, kind: 'code', text: exact, score: -1 };
  const words = query.split(' ');
  const joined = words.join('');
  let found: Scored | undefined;
  for (const { kind, text, folded, joined: known } of terms) {
    const inWords = formOf(folded, query, words);
    // "Hongkong", "cote d ivoire"
    const isJoined = joined.length > 3 && known.startsWith(joined);
    const form = isJoined ? Number(known !== joined) : inWords;
    if (form < 0) continue;
    const score = scoreOf(form, kindOrder.indexOf(kind));
    if (!found || score < found.score) found = { code, kind, text, score };
  }
  return found;
}

/**
 * Returns how well the query matches: 0 all of it, 1 a prefix, 2 a prefix of a word, 3 words in any order, 4
 * a substring, 5 all of it and a letter, as of "Nederlands", -1 no match.
 */
function formOf(folded: string, query: string, words: readonly string[]): number {
  const at = folded.indexOf(query);
  if (at === 1) return folded.length === query.length + 1 ? 0 : 1;
  if (at >= 0 && folded.includes(` ${query}`)) return 2;
  if (query.length > 4 && query.slice(0, -1) === folded.slice(1)) return 5;
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
  return form === 1 || form === 5 ? 5 + kind + form / 10 : form * 10 + kind;
}

/** Returns the code of the country with this code or name, in any language of the search, or `null`. */
export function codeOfText(text: string, entries: readonly SearchEntry[]): string | null {
  const [first] = text.length > longestQuery || digitsOf(text) ? [] : named(text, entries);
  return first && first.score < 1 ? first.code : null;
}

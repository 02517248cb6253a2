import { invisible, textRule, type Rule } from './rules';

/** Parameters of `alphanumeric`. */
export interface AlphanumericParams {
  /**
   * Language of the letters, as a BCP 47 tag: `de`, `pt-BR`. For a language that is not in `letters.ts`, the letters and
   * digits of its script are valid; an unknown one is read as English. Defaults to the locale of the context; without
   * either, the string must match one of the listed languages.
   */
  locale?: string;
}

/**
 * Rule that a string consists only of letters of one language and digits: 0 to 9, and those of its script. Text is
 * normalized first (Unicode NFC), so that it does not matter how an accent was typed. Fractions, numbers in circles and
 * unit signs that look like letters (ohm, kelvin, angstrom) are invalid.
 */
export function alphanumeric({ locale }: AlphanumericParams = {}): Rule {
  return textRule('alphanumeric', locale ? { locale } : {}, (text, context) => {
    if (!word.test(text)) return false;
    const asked = locale || context.locale;
    const sets = asked ? lettersOf(asked) : [...alphabets.values()].flat();
    const normal = text.normalize('NFC');
    return sets.some((letters) => letters.test(normal));
  });
}

// Visible letters and digits without unit signs, which normalize to letters. A few marks per letter: normalizing
// thousands takes seconds.
const word = new RegExp(
  String.raw`^(?:(?![\u2126-\u212b${invisible}])[\p{L}\p{Nd}〇](?:(?![${invisible}])\p{M}){0,8})*$`,
  'u',
);

/** Alphabet of a language or script, as a regular expression is. */
type Letters = { test: (text: string) => boolean };

const scripts = new Map<string, readonly Letters[]>();

/** Returns the alphabets of a language, each of which a string may match. */
function lettersOf(locale: string): readonly Letters[] {
  const language = locale.toLowerCase().replace(/[-_][\s\S]*/, '');
  const script = scriptOf(locale);
  const listed = alphabets.get(language);
  // Such as Azerbaijani in Cyrillic letters.
  if (listed && (script === undefined || script === scriptOf(language))) return listed;
  const known = scripts.get(script ?? '') ?? lettersOfScript(script);
  scripts.set(script ?? '', known);
  return known;
}

/** Languages whose alphabets contain all of a script that Unicode does not name. */
const mixed: Readonly<Record<string, string>> = { Hans: 'zh', Hant: 'zh', Jpan: 'ja', Kore: 'ko' };

function lettersOfScript(script = ''): readonly Letters[] {
  const listed = alphabets.get(mixed[script] ?? 'en') ?? [];
  if (script === '' || Object.hasOwn(mixed, script)) return listed;
  try {
    const letters = new RegExp(String.raw`^[0-9\p{scx=${script}}\p{M}]*$`, 'u');
    return [{ test: (text) => letters.test(text) && isPlain(text) }];
  } catch {
    // The engine does not know the script.
    return listed;
  }
}

/** Returns the script in which a language is written; `undefined` for a tag that is malformed or unknown. */
function scriptOf(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale.replaceAll('_', '-')).maximize().script;
  } catch {
    return undefined;
  }
}

/**
 * Lower-case letters of each language as character classes; capitals are derived from them. Ranges may
 * include other characters, because the rule has rejected those before. Serbian is written in two alphabets,
 * never mixed.
 */
const table: Readonly<Record<string, string>> = {
  en: 'a-z',
  cs: 'a-záéíóúýčďňřšťžěů',
  sk: 'a-záéíóúýčďňšťžäôľĺŕ',
  hu: 'a-záéíóúöüőű',
  es: 'a-záéíóúüñ',
  nl: 'a-záéíóúäëïöüàèâêîôûçñå',
  pt: 'a-záéíóúüâêôãõàç',
  fr: 'a-zâêôàçéèëïîœæùûüÿ',
  de: 'a-zäöüßẞ',
  sv: 'a-zäöåàéü',
  da: 'a-zåæøéü',
  it: 'a-zà-öø-þßÿ',
  tr: 'a-zöüçğışİâîû',
  az: 'a-zöüçğışİə',
  ro: 'a-zăâîșțşţ',
  lt: 'a-ząęčėįšųūž',
  pl: 'a-ząęćłńóśźż',
  sr: 'a-zčćđšž а-ик-шђјљњћџ',
  ru: 'а-яё',
  uk: 'а-щьюяєіїґ',
  el: 'Ά-ώ',
  // Arabic and Hebrew, including vowel points.
  ar: 'ء-غف-\u0652\u0670٠-٩',
  fa: 'ء-غف-\u0652\u0670پچژکگۀی۰-۹',
  he: 'a-z\u05b0-ת',
  hi: 'a-zऀ-ॿ',
  // Syllables and letters of Hangul.
  ko: 'a-z가-힣ㄱ-ㆎ',
  // Kana of both widths, kanji in and beyond the Basic Multilingual Plane, full-width letters and digits.
  ja: 'a-z々-〇〻ぁ-ヿㇰ-ㇿ㐀-\u9fff\ufa0e-\ufa29\u{20000}-\u{3347f}ｦ-ﾟａ-ｚ０-９',
  // Hanzi in and beyond the Basic Multilingual Plane, Bopomofo, full-width letters and digits.
  zh: 'a-z〇㐀-\u9fff\ufa0e-\ufa29\u{20000}-\u{3347f}ㄅ-ㄯㆠ-ㆿａ-ｚ０-９',
};

/**
 * Regular expressions of the alphabets by language; a string must match one completely. Without the flag `i`,
 * which with `u` matches the long s as an s.
 */
export const alphabets: ReadonlyMap<string, readonly RegExp[]> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(table).map(([language, classes]) => [
    language,
    classes
      .split(' ')
      .map(
        (letters) => new RegExp(`^[0-9${letters}${letters.toLocaleUpperCase(language)}]*$`, 'u'),
      ),
  ]),
);

/**
 * Whether no letter is merely another form of others, such as a full-width letter, a ligature or a superscript, which a
 * domain or a name does not contain. A vowel of Thai and Lao is one only to Unicode.
 */
export function isPlain(text: string): boolean {
  const letters = text.replaceAll(/[\u0e33\u0eb3]/g, '');
  return letters.normalize('NFKC') === letters.normalize('NFC');
}

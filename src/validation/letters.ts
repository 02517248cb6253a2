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

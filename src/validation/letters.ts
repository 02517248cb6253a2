/**
 * Small letters of each language as classes of a regular expression; capitals follow from them. Ranges may span what is no
 * letter at all, because the rule has refused that before. Serbian is written in two alphabets, never in both at once.
 */
const table: Readonly<Record<string, string>> = {
  en: 'a-z',
  cs: 'a-záéíóúýčďňřšťžěů',
  sk: 'a-záéíóúýčďňšťžäôľĺŕ',
  hu: 'a-záéíóúöüőű',
  es: 'a-záéíóúüñ',
  nl: 'a-záéíóúäëïöüèê',
  pt: 'a-záéíóúüâêôãõàç',
  fr: 'a-zâêôàçéèëïîœæùûüÿ',
  de: 'a-zäöüßẞ',
  sv: 'a-zäöåàé',
  da: 'a-zåæø',
  it: 'a-zà-öø-þßÿ',
  tr: 'a-zöüçğışİ',
  az: 'a-zöüçğışİə',
  ro: 'a-zăâîșțşţ',
  lt: 'a-ząęčėįšųūž',
  pl: 'a-ząęćłńóśźż',
  sr: 'a-zčćđšž а-ик-шђјљњћџ',
  ru: 'а-яё',
  uk: 'а-щьюяєіїґ',
  el: 'Ά-ώ',
  // Arabic and Hebrew with the marks of their vowels.
  ar: 'ء-غف-\u0652\u0670٠-٩',
  fa: 'ء-غف-\u0652\u0670پچژکگۀی۰-۹',
  he: 'a-z\u05b0-ת',
  hi: 'a-zऀ-ॿ',
  // Syllables and single letters of Hangul.
  ko: 'a-z가-힣ㄱ-ㆎ',
  // Kana of both widths, kanji in and beyond the basic plane, letters and digits of full width.
  ja: 'a-z々〇ぁ-ヿㇰ-ㇿ㐀-\u9fff\u{20000}-\u{3347f}ｦ-ﾟａ-ｚ０-９',
  // Hanzi in and beyond the basic plane, Bopomofo, letters and digits of full width.
  zh: 'a-z〇㐀-\u9fff\u{20000}-\u{3347f}ㄅ-ㄯㆠ-ㆿａ-ｚ０-９',
};

/**
 * Expressions of the alphabets by language, one of which a whole text must fit. They have no flag `i`, which with `u` takes the
 * long s for an s.
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

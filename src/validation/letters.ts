/** Lower-case letters that a language of the Latin script has beside a to z; their capitals follow from them. */
const latin: Readonly<Record<string, string>> = {
  en: '',
  az: 'çəğıöşüİ',
  cs: 'áčďéěíňóřšťúůýž',
  da: 'æøå',
  de: 'äöüßẞ',
  es: 'áéíñóúü',
  fr: 'àâæçéèêëïîôœùûüÿ',
  hu: 'áéíóöőúüű',
  it: 'à-öø-þßÿ',
  lt: 'ąčęėįšųūž',
  nl: 'áäéèêëíïóöúü',
  pl: 'ąćęśłńóżź',
  pt: 'ãáàâçéêíõóôúü',
  ro: 'ăâîșțşţ',
  sk: 'áäčďéíĺľňóôŕšťúýž',
  sr: 'čćžšđ',
  sv: 'åäöàé',
  tr: 'çğıöşüİ',
};

// Letters and the marks of their vowels.
const arabic = '\\u0621-\\u063a\\u0641-\\u0652\\u0670';

/** Complete sets of the other scripts, beside 0 to 9. Serbian is written in two scripts, never in both at once. */
const scripts: Readonly<Record<string, string>> = {
  ar: `${arabic}٠-٩`,
  el: 'ΆΈ-ΊΌΎ-ΡΣ-ώ',
  fa: `${arabic}پچژکگۀی۰-۹`,
  he: 'A-Za-zא-ת\\u05b0-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c7',
  ja: 'A-Za-z０-９Ａ-Ｚａ-ｚ\\p{Script=Han}ぁ-ゖ\\u3099\\u309aゝ-ゟァ-ヺー-ヿㇰ-ㇿｦ-ﾟ',
  kk: 'А-Яа-яЁёӘәҒғҚқҢңӨөҰұҮүҺһІі',
  ru: 'А-Яа-яЁё',
  sr: 'А-ИК-Ша-ик-шЂЈЉЊЋЏђјљњћџ',
  uk: 'А-ЩЬЮЯа-щьюяЄІЇҐєіїґ',
};

/** Languages that the rule of letters and digits knows. */
export const letterLanguages: readonly string[] = [
  ...new Set([...Object.keys(latin), ...Object.keys(scripts)]),
].sort();

const sets = new Map<string, readonly RegExp[]>();

/** Expressions of a language's alphabets, each of which a whole text must fit. English for a language that is not known. */
export function alphabetsOf(language: string): readonly RegExp[] {
  if (!letterLanguages.includes(language)) return alphabetsOf('en');
  let found = sets.get(language);
  if (!found) {
    const extra = latin[language];
    const classes = extra === undefined ? [] : [`A-Za-z${extra}${extra.toUpperCase()}`];
    if (scripts[language]) classes.push(scripts[language]);
    // Without the flag `i`, which with `u` takes the long s for an s.
    found = classes.map((letters) => new RegExp(`^[0-9${letters}]*$`, 'u'));
    sets.set(language, found);
  }
  return found;
}

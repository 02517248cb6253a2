const languages = new Map<string, string | null>();

/** Language part of a BCP 47 tag, such as `de` of `de-AT`, or `null` where the tag is malformed. */
export function languageOf(locale: string): string | null {
  let language = languages.get(locale);
  if (language === undefined) {
    try {
      language = new Intl.Locale(locale).language;
    } catch {
      language = null;
    }
    languages.set(locale, language);
  }
  return language;
}

/** Whether the text is a well-formed BCP 47 tag, so that no `Intl` constructor throws on it. */
export function isLocale(locale: string): boolean {
  return languageOf(locale) !== null;
}

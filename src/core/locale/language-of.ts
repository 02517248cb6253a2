import { cached } from '../cached';

const languages = new Map<string, string | null>();

/**
 * Returns the language subtag of a BCP 47 tag, such as `de` of `de-AT`, or `null` if the tag is malformed.
 */
export function languageOf(locale: string): string | null {
  return cached(languages, locale, () => {
    try {
      return new Intl.Locale(locale).language;
    } catch {
      return null;
    }
  });
}

/** Whether the text is a well-formed BCP 47 tag, for which no `Intl` constructor throws. */
export function isLocale(locale: string): boolean {
  return languageOf(locale) !== null;
}

// Only tags: importing the languages would add their texts to every bundle.
/** Tags of the included languages. */
export const shippedTags: readonly string[] = [
  'en',
  'ar',
  'de',
  'es',
  'fr',
  'he',
  'hi',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt-BR',
  'sv',
  'tr',
  'zh-Hans',
];

/**
 * Returns the file in `languages/` and its export name for a BCP 47 tag, by language and script; `undefined`
 * if there is none.
 */
export function shippedLanguage(locale: string): { file: string; name: string } | undefined {
  const tag = shippedTags.find((shipped) => writingOf(shipped) === writingOf(locale));
  return tag === undefined ? undefined : { file: tag.toLowerCase(), name: tag.replace('-', '') };
}

function writingOf(locale: string): string {
  try {
    const { language, script } = new Intl.Locale(locale).maximize();
    return `${language}-${script}`;
  } catch {
    return '';
  }
}

'use client';
import { useContext, useMemo } from 'react';
import type { Language } from '../../languages/language';
import { languageOf } from '../locale/language-of';
import { inDevelopment, reportProblem } from '../report-problem';
import { LocaleContext } from './locale-context';
import { shippedLanguage } from './shipped-languages';

/** Keys of a language that contain the labels of a component. */
export type LabelKey = Exclude<keyof Language, 'tag'>;

/**
 * Returns the labels of a component: those of the provider's language, or else English, overridden by its
 * `labels` prop.
 * @param key Key of the component in a language.
 * @param english English labels, imported by name from `languages/en`, so that a bundle contains only what it
 * uses.
 * @param locale BCP 47 tag of the component's formats.
 * @param own Value of the `labels` prop.
 */
export function useLabels<Key extends LabelKey>(
  key: Key,
  english: Language[Key],
  locale: string,
  own?: Partial<Language[Key]>,
): Language[Key] {
  const { language } = useContext(LocaleContext);
  const shared = language?.[key] ?? english;
  if (inDevelopment && !own) reportMissingLanguage(language?.tag ?? 'en', locale);
  return useMemo(() => (own ? { ...shared, ...own } : shared), [shared, own]);
}

/** Reports formats and texts in different languages. */
function reportMissingLanguage(tag: string, locale: string): void {
  if (languageOf(locale) === languageOf(tag)) return;
  const shipped = shippedLanguage(locale);
  const advice = shipped
    ? `Import the language from languages/${shipped.file} and pass it: <TesseraProvider language={${shipped.name}}>.`
    : 'Tessera does not ship this language: write an object that implements Language, the type of `en` in languages/en, and pass it: <TesseraProvider language={yours}>.';
  reportProblem(
    'TesseraProvider',
    'language',
    `is "${tag}", but dates and numbers are formatted for "${locale}". ${advice}`,
  );
}

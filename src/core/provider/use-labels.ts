'use client';
import { useContext, useMemo } from 'react';
import { languageOf } from '../locale/intl';
import { inDevelopment, reportProblem } from '../report-problem';
import { LocaleContext } from './locale-context';
import { shippedLanguage } from './shipped-languages';

/**
 * Returns the labels of a component: those of the provider's language, or else English, overridden by its
 * `labels` prop.
 * @param key Key of the component in a language.
 * @param english English labels of the component, which give the type: a language has the same under the key.
 * @param locale BCP 47 tag of the component's formats.
 * @param own Value of the `labels` prop.
 */
export function useLabels<Labels extends object>(
  key: string,
  english: Labels,
  locale: string,
  own?: Partial<Labels>,
): Labels {
  const { language } = useContext(LocaleContext);
  const labels = language as Readonly<Record<string, Labels | undefined>> | undefined;
  const shared = labels?.[key] ?? english;
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
    `is "${tag}", but dates and numbers are formatted for "${locale.replace(/-x-.*/, '')}". ${advice}`,
  );
}

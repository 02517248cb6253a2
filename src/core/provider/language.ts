'use client';
import { createContext, useContext, useMemo } from 'react';
import { isLocale, languageOf } from '../locale/intl';
import { givenText, inDevelopment, reportProblem } from '../report-problem';
import { shippedLanguage } from './shipped-languages';

/**
 * Labels of the components in one language, such as `de` from `languages/de`: its BCP 47 tag and, under the key of each
 * component, its labels. A component without labels in it is in English. The second form is for an object that is written
 * in place.
 */
export type ProvidedLanguage =
  | { readonly tag: string }
  | { readonly tag: string; readonly [component: string]: unknown };

/** Settings that the provider passes to every component below it. */
interface LocaleContextValue {
  /** Labels of the components, or `undefined` for English. */
  language: ProvidedLanguage | undefined;
  /** BCP 47 tag for formats, or `undefined` for the tag of the language. */
  locale: string | undefined;
}

/** Context of language and locale; optional for every component. */
export const LocaleContext = createContext<LocaleContextValue>({
  language: undefined,
  locale: undefined,
});

/**
 * Returns the BCP 47 tag for formats: the component's own, else the provider's, else the tag of its language,
 * else `en`. A malformed tag logs an error in development and falls back to `en`.
 * @param component Component name for the error message.
 */
export function useLocale(locale?: string, component = 'TesseraProvider'): string {
  const provided = useContext(LocaleContext);
  const asked = locale ?? provided.locale ?? provided.language?.tag ?? 'en';
  if (isLocale(asked)) return asked;
  if (inDevelopment) {
    reportProblem(
      component,
      'locale',
      `is ${givenText(asked)}, which is not a BCP 47 language tag. Formats fall back to English. Pass a tag such as "de" or "pt-BR".`,
    );
  }
  return 'en';
}

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

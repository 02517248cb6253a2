'use client';
import { createContext, useContext } from 'react';
import { isLocale } from '../locale/intl';
import { givenText, inDevelopment, reportProblem } from '../report-problem';

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

'use client';
import { useMemo, type ReactNode } from 'react';
import { LocaleContext, type ProvidedLanguage } from './language';

/** Props of {@link TesseraProvider}. */
export interface TesseraProviderProps {
  /** Labels of the components: `de` from `languages/de`. Default: English. */
  language?: ProvidedLanguage;
  /** BCP 47 tag for dates and numbers, such as `de-AT`. Default: the tag of `language`. */
  locale?: string | undefined;
  /** Content that the settings apply to. */
  children?: ReactNode;
}

/** Sets language and locale for every component below it. Renders no element. */
export function TesseraProvider({ language, locale, children }: TesseraProviderProps) {
  const value = useMemo(() => ({ language, locale }), [language, locale]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

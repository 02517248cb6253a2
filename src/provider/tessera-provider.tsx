'use client';
import { useMemo, type ReactNode } from 'react';
import type { Direction } from '../internals/direction';
import type { Language } from '../languages/language';
import { LocaleContext } from './locale-context';

/** Props of {@link TesseraProvider}. */
export interface TesseraProviderProps {
  /** Texts of the components: `de` from `languages/de`. Default: English. */
  language?: Language;
  /** BCP 47 tag for dates and numbers, such as `de-AT`. Default: the tag of `language`. */
  locale?: string | undefined;
  /**
   * Reading direction of panels and other elements outside the document flow. Default: the document's
   * `dir`.
   */
  direction?: Direction;
  /** Nonce of the page's Content-Security-Policy. */
  nonce?: string;
  /** Content that the settings apply to. */
  children?: ReactNode;
}

/** Sets language, locale, direction and nonce for every component below it. Renders no element. */
export function TesseraProvider({
  language,
  locale,
  direction,
  nonce,
  children,
}: TesseraProviderProps) {
  const value = useMemo(
    () => ({ language, locale, direction, nonce }),
    [language, locale, direction, nonce],
  );
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

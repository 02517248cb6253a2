'use client';
import { useMemo, type ReactNode } from 'react';
import type { Direction } from './direction';
import { LocaleContext, type LabelsByLanguage } from './locale-context';

/** Props of {@link TesseraProvider}. */
export interface TesseraProviderProps {
  /** BCP 47 tag that widgets use for words, dates and numbers, such as `de` or `ar-EG`. Default: `en`. */
  locale?: string;
  /** Reading direction for what leaves the document's flow. Default: as the document's `dir` says. */
  direction?: Direction;
  /** Words per language and widget that replace the shipped ones, as `{ de: { calendar: { … } } }`. */
  labels?: LabelsByLanguage;
  /** Nonce of the page's Content-Security-Policy. */
  nonce?: string;
  /** Part of the application that the settings reach. */
  children?: ReactNode;
}

/** Language, direction, words and nonce for every widget below. Renders no element of its own. */
export function TesseraProvider({
  locale,
  direction,
  labels,
  nonce,
  children,
}: TesseraProviderProps) {
  const value = useMemo(
    () => ({ locale, direction, labels, nonce }),
    [locale, direction, labels, nonce],
  );
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

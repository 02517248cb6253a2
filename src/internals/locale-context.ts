'use client';
import { createContext, useContext } from 'react';
import type { Direction } from './direction';
import { isLocale } from './language-of';
import { inDevelopment, reportProblem } from './report-problem';

/** Words of several widgets in several languages: `{ de: { calendar: { today: 'Heute' } } }`. */
export type LabelsByLanguage = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** What the provider tells every widget below it. */
export interface LocaleContextValue {
  /** BCP 47 tag of the reader's language. */
  locale: string | undefined;
  /** Reading direction, or `undefined` to follow the document. */
  direction: Direction | undefined;
  /** Words that replace or complete the shipped ones. */
  labels: LabelsByLanguage | undefined;
  /** Nonce of the page's Content-Security-Policy. */
  nonce: string | undefined;
}

/** Context that carries language, direction, words and nonce; every widget works without it. */
export const LocaleContext = createContext<LocaleContextValue>({
  locale: undefined,
  direction: undefined,
  labels: undefined,
  nonce: undefined,
});

/**
 * BCP 47 tag in force: the widget's own, else the provider's, else `en`.
 * A malformed tag is a development error and falls back to `en`.
 * @param component Name for the error.
 */
export function useLocale(locale?: string, component = 'TesseraProvider'): string {
  const provided = useContext(LocaleContext).locale;
  const asked = locale ?? provided ?? 'en';
  if (isLocale(asked)) return asked;
  if (inDevelopment) {
    reportProblem(
      component,
      'locale',
      `is "${asked}", which is not a BCP 47 language tag. The widget speaks English instead. Pass a tag such as "de" or "pt-BR".`,
    );
  }
  return 'en';
}

/** Direction that the provider gives, or `undefined` where the document decides. */
export function useDirection(): Direction | undefined {
  return useContext(LocaleContext).direction;
}

/** Nonce that the provider gives for elements that a strict policy would block. */
export function useNonce(): string | undefined {
  return useContext(LocaleContext).nonce;
}

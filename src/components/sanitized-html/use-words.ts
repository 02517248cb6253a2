'use client';
import { useLocale } from '../../internals/locale-context';
import { useLabels } from '../../internals/use-labels';
import { sanitizedHtmlLabels, type SanitizedHtmlLabels } from './labels';

/** Language and words that the widget was given. */
export interface Wording {
  locale: string | undefined;
  labels: Partial<SanitizedHtmlLabels> | undefined;
}

/** Words in the language that the props or the provider ask for. */
export function useWords({ locale: asked, labels: own }: Wording): {
  locale: string;
  labels: SanitizedHtmlLabels;
} {
  const locale = useLocale(asked, 'SanitizedHtml');
  return { locale, labels: useLabels(sanitizedHtmlLabels, locale, own) };
}

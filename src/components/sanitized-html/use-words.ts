'use client';
import { useLocale } from '../../provider/locale-context';
import { useLabels } from '../../provider/use-labels';
import { sanitizedHtml as english } from '../../languages/en';
import type { SanitizedHtmlLabels } from '../../languages/language';

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
  return { locale, labels: useLabels('sanitizedHtml', english, locale, own) };
}

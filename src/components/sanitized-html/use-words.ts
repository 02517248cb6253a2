'use client';
import { useLocale } from '../../provider/locale-context';
import { useLabels } from '../../provider/use-labels';
import { sanitizedHtml as english } from '../../languages/en';
import type { SanitizedHtmlLabels } from '../../languages/language';

/** Language and labels of the component. */
export interface Wording {
  locale: string | undefined;
  labels: Partial<SanitizedHtmlLabels> | undefined;
}

/** Returns the labels in the language of the props or the provider. */
export function useWords({ locale: asked, labels: own }: Wording): {
  locale: string;
  labels: SanitizedHtmlLabels;
} {
  const locale = useLocale(asked, 'SanitizedHtml');
  return { locale, labels: useLabels('sanitizedHtml', english, locale, own) };
}

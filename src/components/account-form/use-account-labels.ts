'use client';
import { useLocale } from '../../core/provider/locale-context';
import { useLabels, type LabelKey } from '../../core/provider/use-labels';
import { accountForm as english } from '../../languages/en';
import type { AccountFormLabels, Language } from '../../languages/language';

/** Locale and labels of an account form: those that all forms share, and its own. */
interface LocalizedLabels<Labels> {
  locale: string;
  labels: AccountFormLabels & Labels;
}

/**
 * Returns the locale and the labels of an account form.
 * @param component Name of the form, for messages.
 * @param key Key of its own labels in a language.
 * @param own Its own labels in English.
 */
export function useAccountLabels<Key extends LabelKey>(
  component: string,
  key: Key,
  own: Language[Key],
  localeProp: string | undefined,
  labelsProp: Partial<AccountFormLabels & Language[Key]> | undefined,
): LocalizedLabels<Language[Key]> {
  const locale = useLocale(localeProp, component);
  const shared = useLabels('accountForm', english, locale, labelsProp);
  const labels = useLabels(key, own, locale, labelsProp);
  return { locale, labels: { ...shared, ...labels } };
}

'use client';
import { useLocale } from '../../core/provider/locale-context';
import { useLabels } from '../../core/provider/use-labels';
import { accountForm as english, type AccountFormLabels } from './words';

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
export function useAccountLabels<Labels extends object>(
  component: string,
  key: string,
  own: Labels,
  localeProp: string | undefined,
  labelsProp: Partial<AccountFormLabels & Labels> | undefined,
): LocalizedLabels<Labels> {
  const locale = useLocale(localeProp, component);
  const shared = useLabels('accountForm', english, locale, labelsProp);
  const labels = useLabels(key, own, locale, labelsProp);
  return { locale, labels: { ...shared, ...labels } };
}

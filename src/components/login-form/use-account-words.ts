'use client';
import { accountForm as english } from '../../languages/en';
import type { AccountFormLabels, Language } from '../../languages/language';
import { useLocale } from '../../provider/locale-context';
import { useLabels, type LabelKey } from '../../provider/use-labels';
import type { Attempt } from './attempt/use-attempt';

/** What the parts of an account form have in common. */
export interface AccountView {
  /** Prefix of their `data-slot`. */
  slot: string;
  /** Prefix of their ids. */
  prefix: string;
  /** Email address or username of the first step. */
  username: string;
  attempt: Attempt;
  labels: AccountFormLabels & { wrong: string; done: string };
  locale: string;
}

/** Locale and labels of an account form: those that all forms share, and its own. */
interface AccountWords<Labels> {
  locale: string;
  labels: AccountFormLabels & Labels;
}

/**
 * Returns the locale and the labels of an account form.
 * @param widget Name of the form, for messages.
 * @param key Key of its own labels in a language.
 * @param own Its own labels in English.
 */
export function useAccountWords<Key extends LabelKey>(
  widget: string,
  key: Key,
  own: Language[Key],
  props: {
    locale?: string | undefined;
    labels?: Partial<AccountFormLabels & Language[Key]> | undefined;
  },
): AccountWords<Language[Key]> {
  const locale = useLocale(props.locale, widget);
  const shared = useLabels('accountForm', english, locale, props.labels);
  const labels = useLabels(key, own, locale, props.labels);
  return { locale, labels: { ...shared, ...labels } };
}

'use client';
import { useMemo } from 'react';
import { useLocale } from '../../provider/locale-context';
import { useLabels } from '../../provider/use-labels';
import { tagInput as english } from '../../languages/en';
import type { TagInputLabels } from '../../languages/language';
import type { TagInputProps } from './tag-input-props';

/** Labels of a tag input, with a function to insert numbers. */
export interface TagWords {
  /** BCP 47 tag of the language. */
  locale: string;
  labels: TagInputLabels;
  /** Returns a label with its number, formatted, in the number's plural form. */
  counted: (
    label: (number: string, plural: Intl.LDMLPluralRule) => string,
    count: number,
  ) => string;
}

/** Returns the labels of a tag input, a stable object while neither language nor labels change. */
export function useTagWords(props: Pick<TagInputProps, 'locale' | 'labels'>): TagWords {
  const locale = useLocale(props.locale, 'TagInput');
  const labels = useLabels('tagInput', english, locale, props.labels);
  return useMemo(() => {
    // `Intl` replaces an unknown language with that of the device.
    const known = [locale, 'en'];
    const counted: TagWords['counted'] = (label, count) =>
      label(count.toLocaleString(known), new Intl.PluralRules(known).select(count));
    return { locale, labels, counted };
  }, [locale, labels]);
}

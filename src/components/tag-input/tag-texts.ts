import { numberFormat, pluralOf } from '../../core/locale/intl';
import type { TagInputLabels } from './words';

/** Labels of a tag input, and functions that insert numbers into them. */
export interface TagTexts {
  /** BCP 47 tag of the language. */
  locale: string;
  labels: TagInputLabels;
  /** Formats a number in the locale's numerals. */
  number: (value: number) => string;
  /** Returns a label with its number, formatted, in the number's plural form. */
  counted: (
    label: (number: string, plural: Intl.LDMLPluralRule) => string,
    count: number,
  ) => string;
}

/** Returns the texts of a tag input in a language. */
export function tagTexts(labels: TagInputLabels, locale: string): TagTexts {
  const number = (value: number) => numberFormat(locale).format(value);
  return {
    locale,
    labels,
    number,
    counted: (label, count) => label(number(count), pluralOf(locale, count)),
  };
}

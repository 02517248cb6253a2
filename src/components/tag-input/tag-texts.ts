import { numberFormat, pluralOf } from '../../internals/locale/intl';
import type { TagInputLabels } from '../../languages/language';

/** Labels of a tag input, and a function that inserts numbers into them. */
export interface TagTexts {
  /** BCP 47 tag of the language. */
  locale: string;
  labels: TagInputLabels;
  /** Returns a label with its number, formatted, in the number's plural form. */
  counted: (
    label: (number: string, plural: Intl.LDMLPluralRule) => string,
    count: number,
  ) => string;
}

/** Returns the texts of a tag input in a language. */
export function tagTexts(labels: TagInputLabels, locale: string): TagTexts {
  return {
    locale,
    labels,
    counted: (label, count) => label(numberFormat(locale).format(count), pluralOf(locale, count)),
  };
}

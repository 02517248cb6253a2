/** Plural category of a number in a language, from `Intl.PluralRules`. */
export type PluralCategory = Intl.LDMLPluralRule;

/**
 * Text of a count by plural category; `#` is replaced by the number. It has a form for every category that
 * numbers from 1 to 1000 need, or only `other` if the text never changes.
 */
export type PluralForms = Readonly<Partial<Record<PluralCategory, string>> & { other: string }>;

/**
 * Returns the text for a number: `counted('3', 'other', { one: '# day', other: '# days' })` is "3 days".
 * @param number Number in the digits of the language.
 * @param plural Plural category of that number.
 */
export function counted(number: string, plural: PluralCategory, forms: PluralForms): string {
  return (forms[plural] ?? forms.other).replace('#', number);
}

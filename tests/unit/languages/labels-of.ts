import type { Language } from '#src/languages/language.ts';

type Label = string | ((...args: string[]) => string);

export const isTree = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** Labels of a language by their path, such as `datePicker.tooEarly`. */
export function labelsOf(part: object, path = ''): Map<string, Label> {
  return new Map(
    Object.entries(part).flatMap(([key, value]) =>
      isTree(value) && !Array.isArray(value)
        ? [...labelsOf(value, `${path}${key}.`)]
        : [[path + key, value as Label] as const],
    ),
  );
}

/** Labels that widgets show. Typed dates and times are what people write; validation messages have their own test. */
export function shownLabels(language: Language): Map<string, Label> {
  const hidden = ['tag', 'typedDates', 'typedPeriods', 'typedTimes', 'validation'];
  const shown = Object.entries(language).filter(([key]) => !hidden.includes(key));
  return labelsOf(Object.fromEntries(shown));
}

export const categories = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Text of a label for a plural category, with a mark in place of each other argument. */
export function textOf(label: Label, path: string, category: string): string {
  if (typeof label === 'string') return label;
  const names = /^\(([^)]*)\)/.exec(label.toString())?.[1]?.split(',') ?? [];
  const marks = ['⟦0⟧', '⟦1⟧', '⟦2⟧', '⟦3⟧'].map((mark, index) => {
    if (/plural/.test(names[index] ?? '')) return category;
    return path === 'qrCode.amount' && index === 1 ? 'bytes' : mark;
  });
  return label(...marks);
}

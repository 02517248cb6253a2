import { languages } from '#src/languages/index.ts';
import type { TypedDates } from '#src/languages/language.ts';
import { parseDate, type ParseDateOptions } from '#src/components/date-picker/typed/parse-date.ts';

/** Words of the shipped languages. */
export const shippedWords: Readonly<Record<string, TypedDates>> = Object.fromEntries(
  languages.map(({ tag, typedDates }) => [tag, typedDates]),
);

/** A Friday: 20 November 2026. */
export const today = '2026-11-20';

/** Answer in short: the date, `empty`, or the problem's code. */
export function read(text: string, locale: string, options: Partial<ParseDateOptions> = {}) {
  const words = shippedWords[locale.slice(0, 2)];
  const parsed = parseDate(text, { locale, today, ...(words ? { words } : {}), ...options });
  if (parsed.kind === 'date') return parsed.date;
  return parsed.kind === 'empty' ? 'empty' : parsed.code;
}

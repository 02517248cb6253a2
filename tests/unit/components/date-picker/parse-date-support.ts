import { parseDate, type ParseDateOptions } from '#src/components/date-picker/parse-date.ts';
import { findLanguage } from '#tests/support/find-language.ts';

/** A Friday: 20 November 2026. */
export const today = '2026-11-20';

/** Short form of a result: the date, `empty`, or the problem's code. */
export function read(text: string, locale: string, options: Partial<ParseDateOptions> = {}) {
  const words = findLanguage(locale)?.typedDates;
  const parsed = parseDate(text, { locale, today, ...(words ? { words } : {}), ...options });
  if (parsed.type === 'date') return parsed.date;
  return parsed.type === 'empty' ? 'empty' : parsed.code;
}

import { labels as ar } from '#src/components/date-picker/date-words.ar.ts';
import { labels as de } from '#src/components/date-picker/date-words.de.ts';
import { labels as en } from '#src/components/date-picker/date-words.en.ts';
import { labels as fr } from '#src/components/date-picker/date-words.fr.ts';
import { labels as ja } from '#src/components/date-picker/date-words.ja.ts';
import type { DateWords } from '#src/components/date-picker/date-words.ts';
import { parseDate, type ParseDateOptions } from '#src/components/date-picker/typed/parse-date.ts';

/** Words of the shipped languages. */
export const shippedWords: Readonly<Record<string, DateWords>> = { en, de, fr, ar, ja };

/** A Friday: 20 November 2026. */
export const today = '2026-11-20';

/** Answer in short: the date, `empty`, or the problem's code. */
export function read(text: string, locale: string, options: Partial<ParseDateOptions> = {}) {
  const words = shippedWords[locale.slice(0, 2)];
  const parsed = parseDate(text, { locale, today, ...(words ? { words } : {}), ...options });
  if (parsed.kind === 'date') return parsed.date;
  return parsed.kind === 'empty' ? 'empty' : parsed.code;
}

import {
  parseDateTime,
  type ParseDateTimeOptions,
} from '#src/components/date-time-picker/parse-date-time.ts';
import { findLanguage } from '#tests/support/find-language.ts';

/** Friday, twenty past two in the afternoon. */
export const now = '2026-04-03T14:20';

/** Short form of a result: the date-time without seconds of zero, its offset in hours, `empty`, or the problem's code. */
export function read(text: string, locale = 'en', options: Partial<ParseDateTimeOptions> = {}) {
  const language = findLanguage(locale);
  const parsed = parseDateTime(text, {
    locale,
    now,
    dateWords: language?.typedDates,
    timeWords: language?.typedTimes,
    ...options,
  });
  if (parsed.type === 'empty') return 'empty';
  if (parsed.type === 'problem') return parsed.code;
  const { dateTime, offset } = parsed;
  return dateTime.replace(/:00$/, '') + (offset === null ? '' : ` ${offset / 3600}`);
}

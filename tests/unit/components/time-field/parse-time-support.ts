import { parseTime, type ParseTimeOptions } from '#src/components/time-field/parse-time.ts';
import { findLanguage } from '#tests/support/find-language.ts';

/** Twenty past two in the afternoon. */
export const now = '14:20';

/** Short form of a result: the time without seconds of zero, `empty`, or the problem's code. */
export function read(text: string, locale: string, options: Partial<ParseTimeOptions> = {}) {
  const words = findLanguage(locale)?.typedTimes;
  const parsed = parseTime(text, { locale, now, ...(words ? { words } : {}), ...options });
  if (parsed.type === 'time') return parsed.time.replace(/:00$/, '');
  return parsed.type === 'empty' ? 'empty' : parsed.code;
}

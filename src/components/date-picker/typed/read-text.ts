import { toUtcDate, type IsoDate } from '../../../core/dates/iso-date';
import type { TypedResult } from '../../../core/forms/use-typed-text';
import { dateFormat, numberFormat } from '../../../core/locale/intl';
import { fieldText, longText, patternText } from '../date-texts';
import { validateDate, type DateRules, type Problem } from '../validate-date';
import { parseDate, type DateProblem } from './parse-date';

/** Rules for dates with a known current date. */
interface KnownDayRules extends DateRules {
  today: IsoDate;
  /** First date of a range that the text ends. */
  start?: IsoDate | undefined;
}

/** Parses typed text. Returns nothing, a date, or a problem, with the date if the text has one. */
export function readText(text: string, rules: KnownDayRules): TypedResult<Problem> {
  const parsed = parseDate(text, rules);
  if (parsed.type === 'empty') return { value: null, problem: null };
  if (parsed.type === 'date') return validateDate(parsed.date, rules);
  if (parsed.code === 'before-min' || parsed.code === 'after-max') {
    return validateDate(parsed.params.date, rules);
  }
  const value = parsed.code === 'wrong-weekday' ? parsed.params.date : null;
  return { value, problem: { text: dateSentence(parsed, rules) } };
}

type TextProblem = Exclude<DateProblem, { code: 'before-min' | 'after-max' }>;

/** Returns the message for a string that is not a date. */
export function dateSentence(
  problem: TextProblem,
  { labels, locale, today }: KnownDayRules,
): string {
  const day = (date: string) => longText(date, locale);
  switch (problem.code) {
    case 'not-understood':
      return labels.notUnderstood(fieldText(today, locale));
    case 'incomplete':
      return labels.incomplete(fieldText(today, locale));
    case 'no-such-month':
      return labels.noSuchMonth(
        numberFormat(locale, { useGrouping: false }).format(problem.params.month),
        patternText(locale, labels),
      );
    case 'no-such-day':
      return labels.noSuchDay(impossibleText(problem.params, locale));
    case 'ambiguous':
      return labels.ambiguous(day(problem.params.dates[0]), day(problem.params.dates[1]));
    case 'wrong-weekday':
      return labels.wrongWeekday(
        day(problem.params.date),
        weekdayText(problem.params.date, locale),
      );
  }
}

/** Returns the name of a weekday. */
function weekdayText(date: IsoDate, locale: string): string {
  return dateFormat(locale, { weekday: 'long' }).format(toUtcDate(date));
}

/** Returns the message for a date that does not exist, such as April 31; with `year` if it matters. */
function impossibleText(
  { day, month, year }: { day: number; month: number; year: number | null },
  locale: string,
): string {
  const format = dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: year === null ? undefined : 'numeric',
  });
  const first = new Date(0);
  // Not `Date.UTC`, which interprets the years 0-99 as 1900-1999.
  first.setUTCFullYear(year ?? 2000, month - 1, 1);
  const parts = format.formatToParts(first);
  const number = numberFormat(locale).format(day);
  return parts.map(({ type, value }) => (type === 'day' ? number : value)).join('');
}

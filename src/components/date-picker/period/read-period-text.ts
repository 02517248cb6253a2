import type { IsoDate } from '../../../core/dates/iso-date';
import { formatIsoPeriod, periodOfDay } from '../../../core/dates/iso-period';
import type { TypedResult } from '../../../core/forms/use-typed-text';
import { numberFormat } from '../../../core/locale/intl';
import type { Problem } from '../validate-date';
import { parsePeriod } from './parse-period';
import { nameOf, validatePeriod, type PeriodRules } from './validate-period';

/** Rules for periods with a known current date. */
interface KnownDayRules extends PeriodRules {
  today: IsoDate;
  /** First period of a range that the text ends. */
  start?: string | undefined;
}

/** Parses typed text. Returns nothing, a period, or a problem, with the period if the text has one. */
export function readPeriodText(typed: string, rules: KnownDayRules): TypedResult<Problem> {
  const { unit, weeks, min, max, labels, today } = rules;
  const keyOf = (period: number) => formatIsoPeriod(period, unit, weeks);
  const parsed = parsePeriod(typed, {
    ...rules,
    min: min === null ? undefined : keyOf(min),
    max: max === null ? undefined : keyOf(max),
  });
  if (parsed.type === 'empty') return { value: null, problem: null };
  if (parsed.type === 'period') return validatePeriod(parsed.period, rules);
  const text =
    parsed.code === 'no-such-period' && unit !== 'month' && unit !== 'year'
      ? labels.noSuchPeriod(impossibleName(parsed.params, rules))
      : labels.periodNotUnderstood(nameOf(keyOf(periodOfDay(today, unit, weeks)), rules));
  return { value: null, problem: { text } };
}

/** Returns the name of a period that does not exist, such as "Week 60 2026". */
function impossibleName(
  { place, year }: { place: number; year: number },
  { unit, locale, calendar }: PeriodRules,
): string {
  const format = numberFormat(locale, { useGrouping: false });
  const number = format.format(place);
  const name =
    unit === 'week'
      ? calendar.week(number)
      : unit === 'quarter'
        ? calendar.quarter(number)
        : number;
  return calendar.inYear(name, format.format(year));
}

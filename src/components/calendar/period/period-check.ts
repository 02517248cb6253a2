import { guardedCheck } from '../../../internals/dates/guarded-check';
import { inDevelopment, reportProblem } from '../../../internals/report-problem';
import { usableList } from '../../../internals/usable-list';
import { parsePeriod, periodOfBound, type Granularity } from './period';

/** Unavailable periods, as data or as a function that returns `true` or a reason. */
export type UnavailablePeriods =
  | ReadonlyArray<string | { period: string; reason?: string }>
  | ((period: string) => boolean | string);

const forms: Readonly<Record<Granularity, string>> = {
  month: 'YYYY-MM',
  quarter: 'YYYY-Qn',
  year: 'YYYY',
};

/** Returns the number of a period, or `null` with an error in development if the text has another form. */
export function usablePeriod(
  prop: string,
  text: string | null | undefined,
  granularity: Granularity,
  parse: (text: string, granularity: Granularity) => number | null = parsePeriod,
): number | null {
  if (text === null || text === undefined || text === '') return null;
  const period = parse(text, granularity);
  if (period === null) {
    if (inDevelopment) {
      reportProblem(
        'PeriodCalendar',
        prop,
        `is "${text}", which is not a ${granularity} of the form ${forms[granularity]}, so it counts as empty. Correct it, or \`granularity\`.`,
      );
    }
  }
  return period;
}

/**
 * Returns the first and last available period; none, with an error in development, if they leave no periods.
 */
export function usablePeriodBounds(
  minProp: string | undefined,
  maxProp: string | undefined,
  granularity: Granularity,
): { min: number | null; max: number | null } {
  const min = usablePeriod('min', minProp, granularity, periodOfBound);
  const max = usablePeriod('max', maxProp, granularity, periodOfBound);
  if (min === null || max === null || min <= max) return { min, max };
  if (inDevelopment) {
    reportProblem(
      'PeriodCalendar',
      'min',
      `(${minProp}) is later than \`max\` (${maxProp}), which leaves nothing to pick, so both are ignored. Swap or correct them.`,
    );
  }
  return { min: null, max: null };
}

/** Returns the granularity, or `month` with an error in development if it is unknown. */
export function usableGranularity(granularity: Granularity): Granularity {
  if (Object.hasOwn(forms, granularity)) return granularity;
  if (inDevelopment) {
    reportProblem(
      'PeriodCalendar',
      'granularity',
      `is ${JSON.stringify(granularity)}, so months are shown. Pass "month", "quarter" or "year".`,
    );
  }
  return 'month';
}

/**
 * Returns a function that checks a period: it returns a reason, `true` without a reason, or `false` if the
 * period is available.
 */
export function periodCheck(
  unavailable: UnavailablePeriods | undefined,
): (period: string) => string | boolean {
  if (typeof unavailable === 'function') return guardedCheck('PeriodCalendar', unavailable);
  const known = new Map<string, string | true>();
  for (const entry of usableList('PeriodCalendar', 'unavailable', unavailable)) {
    if (typeof entry === 'string') known.set(entry, true);
    else known.set(entry.period, entry.reason ?? true);
  }
  return (period) => known.get(period) ?? false;
}

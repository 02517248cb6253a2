import { usableList } from '../props/usable-list';
import { givenText, inDevelopment, reportProblem } from '../report-problem';
import {
  isoWeeks,
  parseIsoPeriod,
  periodOfBound,
  type PeriodUnit,
  type WeekRule,
} from './iso-period';
import { guardedCheck } from './usable-dates';
import { weekInfo } from './week-info';

/** Unavailable periods, as data or as a function that returns `true` or a reason. */
export type UnavailablePeriods =
  | ReadonlyArray<string | { period: string; reason?: string }>
  | ((period: string) => boolean | string);

const forms: Readonly<Record<PeriodUnit, string>> = {
  week: 'YYYY-Www',
  month: 'YYYY-MM',
  quarter: 'YYYY-Qn',
  half: 'YYYY-Hn',
  year: 'YYYY',
};

/** Kind of the periods of a component. */
export interface PeriodKind {
  /** Component name for error messages. */
  component: string;
  unit: PeriodUnit;
  weeks: WeekRule;
}

/** Returns the number of a period, or `null` with an error in development if it does not exist or has another form. */
export function usablePeriod(
  prop: string,
  text: string | null | undefined,
  { component, unit, weeks }: PeriodKind,
  parse: typeof parseIsoPeriod = parseIsoPeriod,
): number | null {
  if (text === null || text === undefined || text === '') return null;
  const period = parse(text, unit, weeks);
  if (period === null && inDevelopment) {
    reportProblem(
      component,
      prop,
      `is ${givenText(text)}, which is not a ${unit} in the format ${forms[unit]}, so it is treated as empty. Correct it, or \`unit\`.`,
    );
  }
  return period;
}

/**
 * Returns the first and last available period; none, with an error in development, if they leave no periods.
 */
export function usablePeriodBounds(
  minProp: string | undefined,
  maxProp: string | undefined,
  kind: PeriodKind,
): { min: number | null; max: number | null } {
  const min = usablePeriod('min', minProp, kind, periodOfBound);
  const max = usablePeriod('max', maxProp, kind, periodOfBound);
  if (min === null || max === null || min <= max) return { min, max };
  if (inDevelopment) {
    reportProblem(
      kind.component,
      'min',
      `(${minProp}) is later than \`max\` (${maxProp}), which leaves nothing to select, so both are ignored. Swap or correct them.`,
    );
  }
  return { min: null, max: null };
}

/** Returns the unit, or `month` if it is unknown. */
export function usableUnit(unit: PeriodUnit): PeriodUnit {
  return Object.hasOwn(forms, unit) ? unit : 'month';
}

/** Returns the rule for weeks: `local` according to the region of the locale, or else that of ISO 8601. */
export function usableWeeks(weekNumbers: 'iso' | 'local' | undefined, locale: string): WeekRule {
  return weekNumbers === 'local' ? weekInfo(locale) : isoWeeks;
}

/**
 * Returns a function that checks a period: it returns a reason, `true` without a reason, or `false` if the
 * period is available.
 */
export function periodCheck(
  unavailable: UnavailablePeriods | undefined,
  component: string,
): (period: string) => string | boolean {
  if (typeof unavailable === 'function') return guardedCheck(component, unavailable);
  const known = new Map<string, string | true>();
  for (const entry of usableList(component, 'unavailable', unavailable)) {
    if (typeof entry === 'string') known.set(entry, true);
    else known.set(entry.period, entry.reason ?? true);
  }
  return (period) => known.get(period) ?? false;
}

import { isIsoDate, type IsoDate } from '../../internals/iso-date';
import { reportProblem } from '../../internals/report-problem';

/** Earliest and latest day that can be picked. */
export interface Bounds {
  min: IsoDate | null;
  max: IsoDate | null;
}

/** The day, or `null` with a development error where the text is not a day that exists. */
export function usableDay(
  component: string,
  prop: string,
  day: string | null | undefined,
): IsoDate | null {
  if (day === null || day === undefined || day === '') return null;
  if (isIsoDate(day)) return day;
  reportProblem(
    component,
    prop,
    `is ${JSON.stringify(day)}, which is not a day that exists, so it counts as empty. Pass a text of the form YYYY-MM-DD.`,
  );
  return null;
}

/** The bounds, or none of them with a development error where they leave no day. */
export function usableBounds(
  component: string,
  minProp: string | undefined,
  maxProp: string | undefined,
): Bounds {
  const min = usableDay(component, 'min', minProp);
  const max = usableDay(component, 'max', maxProp);
  if (min === null || max === null || min <= max) return { min, max };
  reportProblem(
    component,
    'min',
    `(${min}) is later than \`max\` (${max}), which leaves no day to pick, so both are ignored. Swap or correct them.`,
  );
  return { min: null, max: null };
}

/** Number of months to show: a whole number from 1 to 12. */
export function usableCount(component: string, months: number | undefined): number {
  if (months === undefined) return 1;
  if (Number.isInteger(months) && months >= 1 && months <= 12) return months;
  const nearest = Math.min(12, Math.max(1, Math.round(months) || 1));
  reportProblem(component, 'months', `is ${months}, so ${nearest} is shown. Pass 1 to 12.`);
  return nearest;
}

/** First day of the week, or `undefined` where the locale decides. */
export function usableFirstDay(component: string, day: number | undefined): number | undefined {
  if (day === undefined || (Number.isInteger(day) && day >= 1 && day <= 7)) return day;
  reportProblem(
    component,
    'firstDay',
    `is ${day}, so the locale decides. Pass 1 (Monday) to 7 (Sunday).`,
  );
  return undefined;
}

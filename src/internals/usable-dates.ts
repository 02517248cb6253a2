import { isIsoDate, type IsoDate } from './iso-date';
import { inDevelopment, reportProblem } from './report-problem';

/** Earliest and latest day that can be picked, `null` where there is no limit. */
export interface Bounds {
  /** Earliest day. */
  min: IsoDate | null;
  /** Latest day, itself allowed. */
  max: IsoDate | null;
}

// Sentences for developers stay out of production bundles only where the condition is beside them.

/**
 * The day, or `null` with a development error where the text is not a day that exists.
 * @param component Name of the widget as the developer imports it.
 * @param prop Name of the prop that holds the text.
 */
export function usableDay(
  component: string,
  prop: string,
  day: string | null | undefined,
): IsoDate | null {
  if (day === null || day === undefined || day === '') return null;
  if (isIsoDate(day)) return day;
  if (inDevelopment) {
    reportProblem(
      component,
      prop,
      `is ${JSON.stringify(day)}, which is not an existing date, so it counts as empty. Pass a string of the form YYYY-MM-DD.`,
    );
  }
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
  if (inDevelopment) {
    reportProblem(
      component,
      'min',
      `(${min}) is later than \`max\` (${max}), which leaves no day to pick, so both are ignored. Swap or correct them.`,
    );
  }
  return { min: null, max: null };
}

import { inDevelopment, reportProblem } from '../report-problem';
import { givenText } from './given-text';
import { isIsoDate, type IsoDate } from './iso-date';

/** First and last available day, `null` for no limit. */
export interface Bounds {
  /** First available day. */
  min: IsoDate | null;
  /** Last available day, inclusive. */
  max: IsoDate | null;
}

// Messages for developers are removed from production bundles only if the condition is next to them.

/**
 * Returns the date, or `null` with an error in development if it does not exist.
 * @param component Component name for error messages.
 * @param prop Name of the prop.
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
      `is ${givenText(day, "date.toLocaleDateString('sv')")}, which is not a valid date, so it is treated as empty. Pass a string in the format YYYY-MM-DD.`,
    );
  }
  return null;
}

/** Returns the bounds, or none with an error in development if they leave no day. */
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

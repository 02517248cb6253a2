import { givenText, inDevelopment, reportProblem } from '../report-problem';
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
      `(${min}) is later than \`max\` (${max}), which leaves no day to select, so both are ignored. Swap or correct them.`,
    );
  }
  return { min: null, max: null };
}

/**
 * Wraps a custom function that returns what is unavailable. If it throws, or returns neither a boolean nor a
 * string, the day or period counts as available, with an error in development.
 * @param component Component name for error messages.
 */
export function guardedCheck(
  component: string,
  check: (text: string) => string | boolean,
): (text: string) => string | boolean {
  return (text) => {
    try {
      const answer: unknown = check(text) ?? false;
      if (typeof answer === 'boolean') return answer;
      if (typeof answer === 'string') return answer || false;
      if (inDevelopment) {
        reportProblem(
          component,
          'unavailable',
          'is a function that returns neither a boolean nor a string, so it is ignored. Return `true`, a reason or `false`, not a promise.',
        );
      }
      return false;
    } catch (error) {
      if (inDevelopment) {
        reportProblem(
          component,
          'unavailable',
          `is a function that throws "${error}", so it is ignored. Return a result for every day, even while data is loading.`,
        );
      }
      return false;
    }
  };
}

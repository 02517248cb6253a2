import { givenText, inDevelopment, reportProblem } from '../report-problem';

/** Minimum and maximum number of days or periods of a range, both ends included. */
export interface LengthLimits {
  /** Minimum length. */
  min: number;
  /** Maximum length, `Infinity` for no limit. */
  max: number;
}

/**
 * Returns the maximum number of days, or none with an error in development if it is not a positive whole number.
 * @param component Component name for error messages.
 */
export function usableMaxDays(component: string, maxDays: number): number {
  if ((Number.isInteger(maxDays) && maxDays >= 1) || maxDays === Infinity) return maxDays;
  if (inDevelopment) {
    reportProblem(
      component,
      'maxDays',
      `is ${givenText(maxDays)}, so there is no limit. Pass a positive whole number.`,
    );
  }
  return Infinity;
}

/**
 * Returns the limits, or none with an error in development if the minimum exceeds the maximum.
 * @param component Component name for error messages.
 * @param counted What is counted, as at the end of the prop names.
 */
export function usableLimits(
  component: string,
  limits: LengthLimits,
  counted: 'Days' | 'Periods' = 'Days',
): LengthLimits {
  const { min, max } = limits;
  if (typeof min === 'number' && typeof max === 'number' && min <= max) return limits;
  if (inDevelopment) {
    reportProblem(
      component,
      `min${counted}`,
      `(${givenText(min)}) is not below \`max${counted}\` (${givenText(max)}), which leaves no range to select, so both are ignored. Swap or correct them.`,
    );
  }
  return { min: 1, max: Infinity };
}

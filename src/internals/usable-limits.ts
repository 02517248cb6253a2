import { inDevelopment, reportProblem } from './report-problem';

/** Minimum and maximum number of days of a range, both ends included. */
export interface LengthLimits {
  /** Minimum number of days. */
  minDays: number;
  /** Maximum number of days, `Infinity` for no limit. */
  maxDays: number;
}

/**
 * Returns the maximum number of days, or none with an error in development if it is not a positive whole number.
 * @param component Component name for error messages.
 */
export function usableMaxDays(component: string, maxDays: number): number {
  if (maxDays >= 1 && (Number.isInteger(maxDays) || maxDays === Infinity)) return maxDays;
  if (inDevelopment) {
    reportProblem(
      component,
      'maxDays',
      `is ${maxDays}, so there is no limit. Pass a positive whole number.`,
    );
  }
  return Infinity;
}

/**
 * Returns the limits, or none with an error in development if the minimum exceeds the maximum.
 * @param component Component name for error messages.
 */
export function usableLimits(component: string, limits: LengthLimits): LengthLimits {
  const { minDays, maxDays } = limits;
  if (minDays <= maxDays) return limits;
  if (inDevelopment) {
    reportProblem(
      component,
      'minDays',
      `(${minDays}) is not below \`maxDays\` (${maxDays}), which leaves no range to pick, so both are ignored. Swap or correct them.`,
    );
  }
  return { minDays: 1, maxDays: Infinity };
}

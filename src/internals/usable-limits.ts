import { inDevelopment, reportProblem } from './report-problem';

/** Least and greatest number of days of a range, both ends counted. */
export interface LengthLimits {
  /** Least number of days. */
  minDays: number;
  /** Greatest number of days, `Infinity` without a limit. */
  maxDays: number;
}

/**
 * The limits, or none of them with a development error where no length lies between them.
 * @param component Name of the widget as the developer imports it.
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

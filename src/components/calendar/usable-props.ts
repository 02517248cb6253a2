import { inDevelopment, reportProblem } from '../../core/report-problem';

/** Returns the number of months: an integer from 1 to 12. */
export function usableCount(component: string, months: number | undefined): number {
  if (months === undefined) return 1;
  if (Number.isInteger(months) && months >= 1 && months <= 12) return months;
  const nearest = Math.min(12, Math.max(1, Math.round(months) || 1));
  if (inDevelopment) {
    const problem = `is ${months}, so ${nearest} is shown. Pass 1 to 12.`;
    reportProblem(component, 'numberOfMonths', problem);
  }
  return nearest;
}

/** Returns the first day of the week, or `undefined` for the locale's default. */
export function usableFirstDay(component: string, day: number | undefined): number | undefined {
  if (day === undefined || (Number.isInteger(day) && day >= 1 && day <= 7)) return day;
  if (inDevelopment) {
    reportProblem(
      component,
      'firstDayOfWeek',
      `is ${day}, so the locale decides. Pass 1 (Monday) to 7 (Sunday).`,
    );
  }
  return undefined;
}

import { usablePeriod, type PeriodKind } from '../../../core/dates/usable-periods';
import { inDevelopment, reportProblem } from '../../../core/report-problem';

/** Range of periods, both ends included. `to` is `null` while only the first one is picked. */
export interface PeriodRange {
  /** First period, such as `2026-W14`, `2026-04` or `2026-Q2`. */
  from: string | null;
  /** Last period. */
  to: string | null;
}

/**
 * Returns the range with existing periods, the earlier first, and the number of the first one; anything else logs an error
 * in development.
 */
export function usablePeriodRange(
  prop: string,
  range: PeriodRange | null,
  kind: PeriodKind,
): PeriodRange & { anchor: number | null } {
  const first = usablePeriod(`${prop}.from`, range?.from, kind);
  const last = usablePeriod(`${prop}.to`, range?.to, kind);
  const from = first === null ? null : (range?.from ?? null);
  const to = last === null ? null : (range?.to ?? null);
  if (first === null || last === null || first <= last) return { from, to, anchor: first ?? last };
  if (inDevelopment) {
    reportProblem(
      kind.component,
      prop,
      `runs from ${from} back to ${to}, so the two periods are swapped. Pass the earlier one as \`from\`.`,
    );
  }
  return { from: to, to: from, anchor: last };
}

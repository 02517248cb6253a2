import type { IsoDate } from '../../../core/dates/iso-date';
import { usableDay } from '../../../core/dates/usable-dates';
import { inDevelopment, reportProblem } from '../../../core/report-problem';
import type { DayPart } from '../months/calendar-state';
import type { DateRange } from './range-rules';

/** Returns the range with valid dates, the earlier first; anything else logs an error in development. */
export function usableRange(
  component: string,
  prop: string,
  range: DateRange | null,
): { from: IsoDate | null; to: IsoDate | null } {
  const from = usableDay(component, `${prop}.from`, range?.from);
  const to = usableDay(component, `${prop}.to`, range?.to);
  if (from === null || to === null || from <= to) return { from, to };
  if (inDevelopment) {
    reportProblem(
      component,
      prop,
      `runs from ${from} back to ${to}, so the two days are swapped. Pass the earlier day as \`from\`.`,
    );
  }
  return { from: to, to: from };
}

/** Whether two ranges contain the same days; `null` equals a range without days. */
export function isSameRange(a: DateRange | null, b: DateRange | null): boolean {
  return (a?.from ?? null) === (b?.from ?? null) && (a?.to ?? null) === (b?.to ?? null);
}

/** Returns the position of a day in the range; one end is enough. */
export function partOfRange(
  iso: IsoDate,
  from: IsoDate | null,
  to: IsoDate | null,
): DayPart | undefined {
  const first = from ?? to;
  const last = to ?? from;
  if (first === null || last === null || iso < first || iso > last) return undefined;
  if (first === last) return 'only';
  if (iso === first) return 'start';
  return iso === last ? 'end' : 'middle';
}

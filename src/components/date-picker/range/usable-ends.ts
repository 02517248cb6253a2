import { inDevelopment, reportProblem } from '../../../core/report-problem';
import type { DateRange } from '../../calendar';
import type { RangeValues } from './use-range';

/** How the ends of a range are read. */
interface RangeEnds {
  /** Component name for error messages. */
  component: string;
  /** Returns an end as the picker writes it, or `null` with an error in development if it does not exist. */
  usableEnd: (prop: string, end: string | null | undefined) => string | null;
  /** Whether the end is before the start. Default: the strings sort by time. */
  isReversed?: (from: string, to: string) => boolean;
}

/** Returns both ends as the picker writes them; a reversed range is reported in development. */
export function usableEnds(
  prop: string,
  range: DateRange | null,
  { component, usableEnd, isReversed = (from, to) => to < from }: RangeEnds,
): RangeValues {
  const from = usableEnd(`${prop}.from`, range?.from);
  const to = usableEnd(`${prop}.to`, range?.to);
  if (inDevelopment && from !== null && to !== null && isReversed(from, to)) {
    reportProblem(
      component,
      prop,
      `runs from ${from} back to ${to}, so the picker shows an error and offers to swap them. Pass the earlier one as \`from\`.`,
    );
  }
  return { from, to };
}

import { parseIsoPeriod } from '../../../core/dates/iso-period';
import { periodLength } from '../../../core/dates/period-length';
import type { FullRange } from '../../calendar';
import type { DateSummary } from '../date-summary';
import { unbrokenNameOf, type PeriodRules } from './validate-period';

/** Returns the range, "Q2 2026 – Q4 2026", and its length, "9 months". */
export function summaryOf(range: FullRange, rules: PeriodRules): DateSummary {
  const { unit, weeks, locale } = rules;
  const [first = 0, last = 0] = [range.from, range.to].map(
    (period) => parseIsoPeriod(period, unit, weeks) ?? 0,
  );
  const length = periodLength(last - first + 1, unit, locale);
  if (first === last) return { text: unbrokenNameOf(range.from, rules), length };
  return {
    text: `${unbrokenNameOf(range.from, rules)} – ${unbrokenNameOf(range.to, rules)}`,
    length,
  };
}

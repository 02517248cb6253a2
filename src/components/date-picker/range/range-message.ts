import { differenceInDays } from '../../../internals/dates/iso-date';
import type { DatePickerLabels } from '../../../languages/language';
import type { FullRange } from '../../calendar';
import type { DateMessage } from '../date-picker-message';
import type { DateSummary } from '../date-summary';
import { lengthText, rangeText } from '../date-texts';
import type { RangeState } from './use-range';

/** Texts of {@link messageOfRange}. */
export interface RangeTexts {
  /** Text while nothing is typed. */
  hint: string;
  /** Returns the text of one end. */
  textOf: (value: string) => string;
  /** Returns the text of both ends. */
  summaryOf: (range: FullRange) => DateSummary;
}

/** Returns the range, "Apr 3 – 10, 2026", and its length, "7 nights"; a range of a single day is "1 day". */
export function summaryOfDays(
  range: FullRange,
  { labels, locale, lengthIn }: DaySummaryOptions,
): DateSummary {
  const nights = differenceInDays(range.from, range.to);
  const length =
    lengthIn === 'nights' && nights > 0
      ? lengthText(nights, labels.nights, locale)
      : lengthText(nights + 1, labels.days, locale);
  return { text: rangeText(range.from, range.to, locale), length };
}

interface DaySummaryOptions {
  labels: DatePickerLabels;
  locale: string;
  lengthIn: 'nights' | 'days';
}

/** Returns the message below the two fields: the error, the parsed end, or the length of the range. */
export function messageOfRange(
  { from, to, pairProblem }: RangeState,
  texts: RangeTexts,
): DateMessage {
  const problem = [from, to].find((end) => end.settled && end.problem)?.problem;
  const wrong = problem ?? (from.settled && to.settled ? pairProblem : null);
  if (wrong) return { kind: 'error', text: wrong.text };
  const typed = [from, to].find((end) => !end.settled);
  if (typed) return { kind: 'echo', text: typed.value ? texts.textOf(typed.value) : '' };
  if (from.value && to.value) {
    return { kind: 'echo', ...texts.summaryOf({ from: from.value, to: to.value }) };
  }
  const only = from.value ?? to.value;
  if (only) return { kind: 'echo', text: texts.textOf(only) };
  return { kind: 'hint', text: from.text || to.text ? '' : texts.hint };
}

import { differenceInDays } from '../../../core/dates/iso-date';
import type { FullRange } from '../../calendar';
import type { DateMessage } from '../date-picker-message';
import type { DateSummary } from '../date-summary';
import { lengthText, rangeText } from '../date-texts';
import type { DatePickerLabels } from '../words';
import { isEndInvalid, rangeEnds, type RangeEnd, type RangeState } from './use-range';

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
  { labels, locale, countBy }: DaySummaryOptions,
): DateSummary {
  const nights = differenceInDays(range.from, range.to);
  const length =
    countBy === 'nights' && nights > 0
      ? lengthText(nights, labels.nights, locale)
      : lengthText(nights + 1, labels.days, locale);
  return { text: rangeText(range.from, range.to, locale), length };
}

interface DaySummaryOptions {
  labels: DatePickerLabels;
  locale: string;
  countBy: 'nights' | 'days';
}

/** Message below the two fields. */
export interface RangeMessage extends DateMessage {
  /** Fields that the message describes. */
  ends: readonly RangeEnd[];
}

/** Returns the message below the two fields: the error, the parsed end, or the length of the range. */
export function messageOfRange(range: RangeState, texts: RangeTexts): RangeMessage {
  const { from, to, pairProblem } = range;
  const wrong = rangeEnds.find((end) => range[end].settled && range[end].problem);
  if (wrong) return { type: 'error', text: range[wrong].problem?.text ?? '', ends: [wrong] };
  if (pairProblem && isEndInvalid(range, 'to')) {
    return { type: 'error', text: pairProblem.text, ends: rangeEnds };
  }
  const echoOf = (end: RangeEnd): RangeMessage => {
    const { value } = range[end];
    return { type: 'echo', text: value ? texts.textOf(value) : '', ends: [end] };
  };
  const typed = rangeEnds.find((end) => !range[end].settled);
  if (typed) return echoOf(typed);
  if (from.value && to.value) {
    const summary = texts.summaryOf({ from: from.value, to: to.value });
    return { type: 'echo', ...summary, ends: rangeEnds };
  }
  const only = rangeEnds.find((end) => range[end].value);
  if (only) return echoOf(only);
  return { type: 'hint', text: from.text || to.text ? '' : texts.hint, ends: rangeEnds };
}

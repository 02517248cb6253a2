import { differenceInDays } from '../../core/dates/iso-date';
import type { TypedText } from '../../core/forms/use-typed-text';
import type { DateRange, FullRange } from '../calendar';
import type { DateChangeDetails } from './date-picker-props';
import type { Problem } from './date-rules';
import type { DateMessage, DateSummary } from './date-summary';
import { echoRange, lengthText } from './date-texts';
import type { DatePickerLabels } from './words';

/** Ends of a range, in reading order. */
export const rangeEnds = ['from', 'to'] as const;

/** End of a range. */
export type RangeEnd = (typeof rangeEnds)[number];

/** Range as two texts. */
export interface RangeState<Fault extends Problem = Problem> extends Record<
  RangeEnd,
  TypedText<Fault>
> {
  value: RangeValues;
  /** Values that the form submits: those of the texts, also while they are typed. */
  submitted: RangeValues;
  /** Reason if the two ends are not a valid range. */
  pairProblem: Problem | null;
  /** Whether a field has text. */
  filled: boolean;
  /** Sets the range and discards typed text. */
  set: (range: DateRange | null, details: DateChangeDetails) => void;
  /** Sets one end and discards its typed text. */
  setEnd: (end: RangeEnd, value: string, details: DateChangeDetails) => void;
  /** Commits the text of one field. */
  commit: (end: RangeEnd, event: Event | undefined) => void;
  /** Commits the texts that a panel has set. A field with focus commits its text itself. */
  commitUnfocused: (event: Event | undefined) => void;
}

/** Values of both ends. */
export type RangeValues = Record<RangeEnd, string | null>;

/** Whether a field is invalid: because of its own text, or because of the range. */
export function isEndInvalid(range: RangeState, end: RangeEnd): boolean {
  const { problem, settled } = range[end];
  if (problem) return settled;
  return range.pairProblem !== null && range.from.settled && range.to.settled;
}

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
  return { text: echoRange(range.from, range.to, locale), length };
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
  const typed = rangeEnds.find((end) => !range[end].settled);
  if (!typed && from.value && to.value) {
    const summary = texts.summaryOf({ from: from.value, to: to.value });
    return { type: 'echo', ...summary, ends: rangeEnds };
  }
  const shown = typed ?? rangeEnds.find((end) => range[end].value);
  if (!shown) return { type: 'hint', text: range.filled ? '' : texts.hint, ends: rangeEnds };
  const { value } = range[shown];
  return { type: 'echo', text: value ? texts.textOf(value) : '', ends: [shown] };
}

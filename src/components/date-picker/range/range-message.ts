import { differenceInDays } from '../../../internals/dates/iso-date';
import type { DateMessage } from '../date-picker-message';
import type { DateSummary } from '../date-summary';
import { fullText, lengthText, rangeText } from '../date-texts';
import type { Problem } from '../validate-date';
import type { DateText } from '../typed/use-date-text';
import type { DatePickerLabels } from '../../../languages/language';

/** Options of {@link messageOfRange}. */
interface RangeMessageOptions {
  from: DateText;
  to: DateText;
  /** Reason why the two dates are not a valid range. */
  pair: Problem | null;
  labels: DatePickerLabels;
  locale: string;
  lengthIn: 'nights' | 'days';
}

/** Returns the range, "Apr 3 – 10, 2026", and its length, "7 nights". */
export function summaryOf(
  range: { from: string; to: string },
  { labels, locale, lengthIn }: Pick<RangeMessageOptions, 'labels' | 'locale' | 'lengthIn'>,
): DateSummary {
  const nights = differenceInDays(range.from, range.to);
  const length = lengthText(lengthIn === 'nights' ? nights : nights + 1, labels[lengthIn], locale);
  return { text: rangeText(range.from, range.to, locale), length };
}

/** Returns the message below the two fields: the error, the parsed date, or the length of the range. */
export function messageOfRange(options: RangeMessageOptions): DateMessage {
  const { from, to, pair, labels, locale } = options;
  const problem = [from, to].find((end) => end.settled && end.problem)?.problem;
  const wrong = problem ?? (from.settled && to.settled ? pair : null);
  if (wrong) return { kind: 'error', text: wrong.text };
  const typed = [from, to].find((end) => !end.settled);
  if (typed) return { kind: 'echo', text: typed.date ? fullText(typed.date, locale) : '' };
  if (from.date && to.date) {
    return { kind: 'echo', ...summaryOf({ from: from.date, to: to.date }, options) };
  }
  const only = from.date ?? to.date;
  if (only) return { kind: 'echo', text: fullText(only, locale) };
  return { kind: 'hint', text: from.text || to.text ? '' : labels.hint };
}

'use client';
import type { ChangeDetails } from '../../core/callbacks';
import { periodLength } from '../../core/dates/duration-text';
import { parseIsoPeriod } from '../../core/dates/iso-period';
import { usablePeriod } from '../../core/dates/usable-periods';
import { usableLimits } from '../../core/props/usable-limits';
import type { FullRange, RangeChangeReason } from '../calendar';
import { partOfRange, rangeAfter, usableRange, useRangeSelection } from '../calendar/parts';
import { usePeriodKind, type PeriodCalendarCommonProps } from './period-calendar-props';
import { periodName } from './period-names';
import { PeriodView } from './period-view';

/** Range of periods, both ends included. `to` is `null` while only the first one is selected. */
export interface PeriodRange {
  /** First period, such as `2026-W14`, `2026-04` or `2026-Q2`. */
  from: string | null;
  /** Last period. */
  to: string | null;
}

/** Cause of a change of the range. */
export type PeriodRangeChangeReason = RangeChangeReason;

/** Details of a change of the range. */
export type PeriodRangeChangeDetails = ChangeDetails<PeriodRangeChangeReason>;

/** Props of {@link PeriodRangeCalendar}. */
export interface PeriodRangeCalendarProps extends PeriodCalendarCommonProps {
  /** Selected range (controlled): `{ from, to }` with a period each; `to` is `null` while only the first one is selected. */
  value?: PeriodRange | null;
  /** Initially selected range. Default: `null`. */
  defaultValue?: PeriodRange | null;
  /**
   * Called when the range changes: after the first press (`start`), after the second (`end`), when Escape restores the
   * previous range in between (`cancel`), and when an end is dropped on another period (`drag`).
   */
  onValueChange?: (value: PeriodRange | null, details: PeriodRangeChangeDetails) => void;
  /** Minimum number of periods, both ends included. Default: 1. */
  minPeriods?: number;
  /** Maximum number of periods, both ends included. Default: no limit. */
  maxPeriods?: number;
  /** Called when the user changes the previewed range, with `null` if there is none; a new `value` ends it without a call. */
  onPreviewChange?: (range: FullRange | null) => void;
}

/**
 * Calendar for selecting a range of periods: the first press starts it, the second ends it, the third starts a new one, and
 * Escape in between restores the previous one. Both ends can be dragged. Renders a `<div role="group">` with one grid.
 */
export function PeriodRangeCalendar({
  value,
  defaultValue = null,
  onValueChange,
  minPeriods = 1,
  maxPeriods = Infinity,
  onPreviewChange,
  ...props
}: PeriodRangeCalendarProps) {
  const kind = usePeriodKind('PeriodRangeCalendar', props);
  const { unit, weeks, words } = kind;
  const range = useRangeSelection(
    'data-period',
    { ...props, value, defaultValue, onValueChange, onPreviewChange },
    (prop, current) => {
      const ends = usableRange(kind.component, prop, current, (name, text = null) =>
        usablePeriod(name, text, kind) === null ? null : text,
      );
      return { ...ends, anchor: parseIsoPeriod(ends.from ?? ends.to ?? '', unit, weeks) };
    },
  );
  const { begun, shown } = range;
  const limits = usableLimits(
    'PeriodRangeCalendar',
    { min: minPeriods, max: maxPeriods },
    'Periods',
  );

  /** Returns why two periods cannot be the ends of a range, or `false`. */
  const whyNoRange = (one: string, other: string): string | false => {
    const [first = 0, last = 0] = [one, other].map((key) => parseIsoPeriod(key, unit, weeks) ?? 0);
    const count = Math.abs(last - first) + 1;
    const lengthOf = (periods: number) => periodLength(periods, unit, words.names.locale);
    if (count < limits.min) return words.labels.periodsTooShort(lengthOf(limits.min));
    return count > limits.max && words.labels.periodsTooLong(lengthOf(limits.max));
  };

  const messageOf = (next: PeriodRange | null) => {
    const { labels } = words;
    const first = next?.from ?? null;
    if (first === null) return '';
    const nameOf = (text: string) => {
      const period = usablePeriod('value', text, kind);
      return period === null ? text : periodName(period, unit, words, weeks).name;
    };
    const last = next?.to ?? null;
    if (last === null) return labels.periodRangeStarted(nameOf(first));
    return first === last ? nameOf(first) : labels.periodRange(nameOf(first), nameOf(last));
  };
  return (
    <PeriodView
      props={{ ...props, className: range.className }}
      selection={{
        ...kind,
        ...range.selection(messageOf, (fixed, key) => whyNoRange(fixed, key) === false),
        anchor: range.ends.anchor,
        partOf: (period) => partOfRange(period, shown),
        // Pressing the first period again clears it or ends the range, so it is always available.
        refuse: (key) => begun !== null && key !== begun && whyNoRange(begun, key),
        explains: limits.min > 1 || limits.max < Infinity,
        onSelect: (period, event) =>
          messageOf(range.select(rangeAfter(begun, period, limits.min), event)),
      }}
    />
  );
}

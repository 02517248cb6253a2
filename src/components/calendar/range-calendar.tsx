'use client';
import { useMemo } from 'react';
import { availabilityCheck, type Unavailable } from '../../core/dates/availability';
import type { IsoDate } from '../../core/dates/iso-date';
import { pluralOf } from '../../core/locale/intl';
import { usableLimits, type LengthLimits } from '../../core/props/usable-limits';
import type { CalendarCommonProps } from './calendar-props';
import { useCalendarWords } from './calendar-state';
import { CalendarView } from './calendar-view';
import type { CalendarWords } from './day-names';
import {
  canLieBetween,
  nearestUnavailable,
  partOfRange,
  rangeAfter,
  rangeLength,
  rangeProblem,
  usableRange,
  type DateRange,
  type FullRange,
} from './range-rules';
import { useRangeSelection, type RangeChangeDetails } from './use-range-selection';

/** Props of {@link RangeCalendar}. */
export interface RangeCalendarProps extends CalendarCommonProps {
  /** Selected range (controlled); `to` is `null` while only the first day is selected. */
  value?: DateRange | null;
  /** Initially selected range. Default: `null`. */
  defaultValue?: DateRange | null;
  /**
   * Called when the range changes: after the first press (`start`), after the second (`end`), when Escape restores the
   * previous range in between (`cancel`), and when an end is dropped on another day (`drag`).
   */
  onValueChange?: (value: DateRange | null, details: RangeChangeDetails) => void;
  /** Minimum number of days, both ends included. Default: 1. */
  minDays?: number;
  /** Maximum number of days, both ends included. Default: no limit. */
  maxDays?: number;
  /** Whether a range may contain unavailable days. Default: `true`. */
  allowUnavailableInside?: boolean;
  /** Called when the user changes the previewed range, with `null` if there is none; a new `value` ends it without a call. */
  onPreviewChange?: (range: FullRange | null) => void;
  /** Returns what is announced once a range is selected. Default: the days and their number, "April 6 – 11, 2026, 6 days". */
  describeRange?: (range: FullRange) => string;
}

/**
 * Calendar for selecting a range of days: the first press starts it, the second ends it, the third starts a new
 * one, and Escape in between restores the previous one. Both ends can be dragged. Renders a `<div role="group">` with one grid per month.
 */
export function RangeCalendar({
  value,
  defaultValue = null,
  onValueChange,
  minDays = 1,
  maxDays = Infinity,
  allowUnavailableInside = true,
  onPreviewChange,
  describeRange,
  ...props
}: RangeCalendarProps) {
  const words = useCalendarWords('RangeCalendar', props);
  const range = useRangeSelection(
    'data-day',
    { ...props, value, defaultValue, onValueChange, onPreviewChange },
    (prop, current) => usableRange('RangeCalendar', prop, current),
  );
  const { ends, begun, shown } = range;
  const limits = usableLimits('RangeCalendar', { min: minDays, max: maxDays });
  const explains = limits.min > 1 || limits.max < Infinity || !allowUnavailableInside;
  const blocking = allowUnavailableInside ? undefined : props.unavailable;
  const refuse = useRefusal(explains ? begun : null, limits, blocking, words);
  const messageOf = (next: DateRange | null) => {
    const { labels, names } = words;
    if (!next?.from) return '';
    if (next.to === null) return labels.rangeStarted(names.shortDay(next.from));
    const { from, to } = next;
    return describeRange?.({ from, to }) ?? fullMessage({ from, to }, words);
  };
  return (
    <CalendarView
      props={{ ...props, className: range.className }}
      selection={{
        ...range.selection(messageOf, (fixed, day, whyUnavailable) =>
          canLieBetween(fixed, day, limits, allowUnavailableInside ? undefined : whyUnavailable),
        ),
        component: 'RangeCalendar',
        words,
        anchor: ends.from ?? ends.to,
        partOf: (day) => partOfRange(day, shown),
        refuse,
        explains,
        onSelect: (day, event) =>
          messageOf(range.select(rangeAfter(begun, day, limits.min), event)),
      }}
    />
  );
}

/** Returns a function for the reasons that depend on the start of the range. */
function useRefusal(
  begun: IsoDate | null,
  { min, max }: LengthLimits,
  blocking: Unavailable | undefined,
  { labels, names }: CalendarWords,
) {
  return useMemo(() => {
    if (begun === null) return undefined;
    const check = availabilityCheck(blocking, 'RangeCalendar');
    const walls = blocking ? nearestUnavailable(begun, check, max) : { before: null, after: null };
    return (iso: IsoDate): string | false => {
      const count = (days: number) => [names.number(days), pluralOf(names.locale, days)] as const;
      switch (rangeProblem(begun, iso, { min, max }, walls)) {
        case 'too-short':
          return labels.rangeTooShort(...count(min));
        case 'too-long':
          return labels.rangeTooLong(...count(max));
        case 'crossing':
          return labels.unavailableInRange;
        case null:
          return false;
      }
    };
  }, [begun, min, max, blocking, labels, names]);
}

function fullMessage({ from, to }: FullRange, { labels, names }: CalendarWords): string {
  const days = rangeLength(from, to);
  return labels.rangeSelected(
    names.range(from, to),
    names.number(days),
    pluralOf(names.locale, days),
  );
}

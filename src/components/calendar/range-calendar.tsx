'use client';
import { useMemo } from 'react';
import { availabilityCheck, type Unavailable } from '../../core/dates/availability';
import type { IsoDate } from '../../core/dates/iso-date';
import { cx } from '../../core/dom';
import { pluralOf } from '../../core/locale/intl';
import { usableLimits, type LengthLimits } from '../../core/props/usable-limits';
import { useControllableState } from '../../core/state';
import type { CalendarCommonProps } from './calendar-props';
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
  /** Picked range (controlled); `to` is `null` while only the first day is picked. */
  value?: DateRange | null;
  /** Initially picked range. Default: `null`. */
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
  /** Returns what is announced once a range is picked. Default: the days and their number, "April 6 – 11, 2026, 6 days". */
  describeRange?: (range: FullRange) => string;
}

/**
 * Calendar for picking a range of days: the first press starts it, the second ends it, the third starts a new
 * one, and Escape in between restores the previous one. Both ends can be dragged. Renders a `<div role="group">` with one grid per month.
 */
export function RangeCalendar({
  value: valueProp,
  defaultValue = null,
  onValueChange,
  minDays = 1,
  maxDays = Infinity,
  allowUnavailableInside = true,
  onPreviewChange,
  describeRange,
  ...props
}: RangeCalendarProps) {
  const [current, setValue] = useControllableState<DateRange | null, RangeChangeDetails>({
    value: valueProp,
    defaultValue,
    onValueChange,
  });
  const prop = valueProp === undefined ? 'defaultValue' : 'value';
  const { from, to } = usableRange('RangeCalendar', prop, current);
  const limits = usableLimits('RangeCalendar', { min: minDays, max: maxDays });
  const explains = limits.min > 1 || limits.max < Infinity || !allowUnavailableInside;
  const selection = useRangeSelection({
    value: current,
    defaultValue,
    setValue,
    from,
    to,
    attribute: 'data-day',
    name: props.name,
    onPreviewChange,
  });
  const { begun, shown, cancel } = selection;
  const messageOf = (range: DateRange | null, { labels, names }: CalendarWords) => {
    if (!range?.from) return '';
    if (range.to === null) return labels.rangeStarted(names.shortDay(range.from));
    const full = { from: range.from, to: range.to };
    return describeRange?.(full) ?? fullMessage(full, { labels, names });
  };
  const refuse = useRefusal(
    explains ? begun : null,
    limits,
    allowUnavailableInside ? undefined : props.unavailable,
  );
  return (
    <CalendarView
      props={{
        ...props,
        className: cx(selection.className, props.className),
      }}
      selection={{
        ...selection.view,
        component: 'RangeCalendar',
        anchor: from ?? to,
        partOf: (day) => partOfRange(day, shown),
        refuse,
        explains,
        onSelect: (day, event, { words }) =>
          messageOf(selection.select(rangeAfter(begun, day, limits.min), event), words),
        onPointerDown: (event, { whyUnavailable, words, announce }) => {
          const blocking = allowUnavailableInside ? undefined : whyUnavailable;
          selection.startDrag(event, {
            isValid: (fixed, day) =>
              whyUnavailable(day) === false && canLieBetween(fixed, day, limits, blocking),
            onDrop: (range) => announce(messageOf(range, words)),
          });
        },
        onCancel:
          cancel &&
          ((event, { words }) => {
            const range = cancel(event);
            return { day: range?.from ?? null, message: messageOf(range, words) };
          }),
      }}
    />
  );
}

/** Returns a function for the reasons that depend on the start of the range. */
function useRefusal(
  begun: IsoDate | null,
  { min, max }: LengthLimits,
  blocking: Unavailable | undefined,
) {
  return useMemo(() => {
    if (begun === null) return undefined;
    const check = availabilityCheck(blocking, 'RangeCalendar');
    const walls = blocking ? nearestUnavailable(begun, check, max) : { before: null, after: null };
    return (iso: IsoDate, { labels, names }: CalendarWords): string | false => {
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
  }, [begun, min, max, blocking]);
}

function fullMessage({ from, to }: FullRange, { labels, names }: CalendarWords): string {
  const days = rangeLength(from, to);
  return labels.rangeSelected(
    names.range(from, to),
    names.number(days),
    pluralOf(names.locale, days),
  );
}

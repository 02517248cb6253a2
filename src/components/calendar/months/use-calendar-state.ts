'use client';
import { useMemo, useState } from 'react';
import { availabilityCheck, type AvailabilityCheck } from '../../../internals/availability';
import { weekInfo } from '../../../internals/intl';
import type { IsoDate } from '../../../internals/iso-date';
import { usableBounds, usableDay, type Bounds } from '../../../internals/usable-dates';
import { useToday } from '../../../internals/use-today';
import type { CalendarState, CalendarWords, DayPart } from './calendar-context';
import type { CalendarCommonProps } from '../calendar-props';
import { markIndex } from './day-marks';
import { addToMonth, monthOf, type IsoMonth } from './month';
import { monthModel } from '../day-picker-months';
import { usableCount, usableFirstDay } from '../usable-props';
import { useCalendarWords } from '../use-calendar-words';
import { useVisibleMonth } from './use-visible-month';

/** What a calendar of days needs to know about its kind of value. */
export interface CalendarKind {
  /** Component as the developer imports it, for errors. */
  component: string;
  /** Picked day that should be in sight and takes focus first. */
  anchor: IsoDate | null;
  /** Whether more than one day can be picked. */
  several?: boolean;
  /** Place of a day in what is picked; a new function where the value changes. */
  partOf: (iso: IsoDate) => DayPart | undefined;
  /** Reason why a day that is otherwise available cannot be picked now; a new function where the answers change. */
  refuse?: ((iso: IsoDate, words: CalendarWords) => string | false) | undefined;
}

/** Any month: its rows are drawn empty and keep the place until the user's own month is known. */
const PENDING_MONTH = '2000-03';

/** Everything that is worked out from the props of a calendar of days. */
export function useCalendarState(props: CalendarCommonProps, kind: CalendarKind) {
  const { component, anchor, several = false, partOf } = kind;
  const words = useCalendarWords(component, props);
  const today = useToday(usableDay(component, 'today', props.today));
  const bounds = usableBounds(component, props.min, props.max);
  const count = usableCount(component, props.months);
  const visible = useVisibleMonth({ ...props, ...bounds, component, count, anchor, today });
  const first = visible.first ?? PENDING_MONTH;
  const week = weekInfo(words.names.locale);
  const { weekNumbers } = props;
  const lists = props.caption === 'dropdowns';
  const state: CalendarState = useSameWhileEqual({
    words,
    pending: visible.first === null,
    firstDay:
      usableFirstDay(component, props.firstDay) ?? (weekNumbers === 'iso' ? 1 : week.firstDay),
    weekend: week.weekend,
    weekNumbers,
    minimalDays: week.minimalDays,
    outsideDays: props.outsideDays ?? false,
    today,
    disabled: props.disabled ?? false,
    readOnly: props.readOnly ?? false,
    required: props.required ?? false,
    several,
    isUnavailable: useAvailability(props, kind, bounds, words),
    marks: useMemo(() => markIndex(props.marks, component), [props.marks, component]),
    partOf,
    firstYear: lists ? yearOf(bounds.min ?? addToMonth(monthOf(today ?? first), -1200)) : null,
    lastYear: lists ? yearOf(bounds.max ?? addToMonth(monthOf(today ?? first), 120)) : null,
  });
  const { firstDay } = state;
  // A server without `today` knows no month: six rows then, before and after, so that nothing moves when it comes.
  const [keepsPlace] = useState(visible.first === null);
  const fixedWeeks = keepsPlace || (props.fixedWeeks ?? false);
  const monthList = useMemo(
    () => monthModel(first, count, firstDay, fixedWeeks),
    [first, count, firstDay, fixedWeeks],
  );
  return { state, visible, first, count, bounds, monthList };
}

const yearOf = (date: IsoDate | IsoMonth) => Number(date.slice(0, 4));

/** The object of the last render while every value in it is the same: months that get it render for nothing else. */
function useSameWhileEqual(state: CalendarState): CalendarState {
  const {
    words,
    pending,
    firstDay,
    weekend,
    weekNumbers,
    minimalDays,
    outsideDays,
    today,
    disabled,
    readOnly,
    required,
    several,
    isUnavailable,
    marks,
    partOf,
    firstYear,
    lastYear,
  } = state;
  return useMemo(
    () => ({
      words,
      pending,
      firstDay,
      weekend,
      weekNumbers,
      minimalDays,
      outsideDays,
      today,
      disabled,
      readOnly,
      required,
      several,
      isUnavailable,
      marks,
      partOf,
      firstYear,
      lastYear,
    }),
    [
      words,
      pending,
      firstDay,
      weekend,
      weekNumbers,
      minimalDays,
      outsideDays,
      today,
      disabled,
      readOnly,
      required,
      several,
      isUnavailable,
      marks,
      partOf,
      firstYear,
      lastYear,
    ],
  );
}

function useAvailability(
  { unavailable }: CalendarCommonProps,
  { component, refuse }: CalendarKind,
  { min, max }: Bounds,
  words: CalendarWords,
): AvailabilityCheck {
  const check = useMemo(() => availabilityCheck(unavailable, component), [unavailable, component]);
  return useMemo(() => {
    const { labels, names } = words;
    const early = min === null ? '' : labels.tooEarly(names.shortDay(min));
    const late = max === null ? '' : labels.tooLate(names.shortDay(max));
    return (iso) => {
      if (min !== null && iso < min) return early;
      if (max !== null && iso > max) return late;
      return check(iso) || refuse?.(iso, words) || false;
    };
  }, [check, refuse, min, max, words]);
}

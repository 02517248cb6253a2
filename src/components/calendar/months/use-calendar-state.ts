'use client';
import { useMemo, useState } from 'react';
import { availabilityCheck, type AvailabilityCheck } from '../../../core/dates/availability';
import type { IsoDate } from '../../../core/dates/iso-date';
import { usableBounds, usableDay, type Bounds } from '../../../core/dates/usable-dates';
import { useToday } from '../../../core/dates/use-clock';
import { weekInfo } from '../../../core/dates/week-info';
import type { CalendarCommonProps } from '../calendar-props';
import { monthModel } from '../day-picker-months';
import { usableCount, usableFirstDay } from '../usable-props';
import { useCalendarWords } from '../use-calendar-words';
import type { CalendarState, CalendarWords, DayPart } from './calendar-state';
import { contentIndex } from './day-content';
import { markIndex } from './day-marks';
import { useVisibleMonth } from './use-visible-month';

/** Part of a selection that the days of a calendar show. */
export interface DaySelection {
  /** Component name for error messages. */
  component: string;
  /** Picked day that should be visible and is preferred for focus. */
  anchor: IsoDate | null;
  /** Whether several days can be picked. */
  several?: boolean;
  /** Returns the position of a day in the value; must be a new function if the value changes. */
  partOf: (iso: IsoDate) => DayPart | undefined;
  /**
   * Returns the reason why an otherwise available day is currently unavailable; must be a new function if the
   * result changes.
   */
  refuse?: ((iso: IsoDate, words: CalendarWords) => string | false) | undefined;
}

/** Placeholder month: its rows are empty until the user's month is known. */
const pendingMonth = '2000-03';

/** Computes the state of a day calendar from its props. */
export function useCalendarState(props: CalendarCommonProps, selection: DaySelection) {
  const { component, anchor, several = false, partOf } = selection;
  const words = useCalendarWords(component, props);
  const today = useToday(usableDay(component, 'today', props.today));
  const bounds = usableBounds(component, props.min, props.max);
  const count = usableCount(component, props.numberOfMonths);
  const visible = useVisibleMonth({ ...props, ...bounds, component, count, anchor, today });
  const first = visible.first ?? pendingMonth;
  const week = weekInfo(words.names.locale);
  const { weekNumbers } = props;
  const state: CalendarState = useSameWhileEqual({
    words,
    pending: visible.first === null,
    firstDay:
      usableFirstDay(component, props.firstDayOfWeek) ??
      (weekNumbers === 'iso' ? 1 : week.firstDay),
    weekend: week.weekend,
    weekNumbers,
    minimalDays: week.minimalDays,
    showOutsideDays: props.showOutsideDays ?? false,
    today,
    disabled: props.disabled ?? false,
    readOnly: props.readOnly ?? false,
    required: props.required ?? false,
    several,
    whyUnavailable: useAvailability(props, selection, bounds, words),
    marks: useMemo(() => markIndex(props.marks, component), [props.marks, component]),
    content: useMemo(
      () => contentIndex(props.dayContent, component),
      [props.dayContent, component],
    ),
    partOf,
  });
  const { firstDay } = state;
  // A server without `today` does not know the month, so the calendar has six rows before and after
  // hydration, to avoid a layout shift.
  const [keepsPlace] = useState(visible.first === null);
  const fixedWeeks = keepsPlace || (props.fixedWeeks ?? false);
  const monthList = useMemo(
    () => monthModel(first, count, firstDay, fixedWeeks),
    [first, count, firstDay, fixedWeeks],
  );
  return { state, visible, first, count, bounds, monthList };
}

/** Returns the previous object while all its values are the same, so that months render only for a change. */
function useSameWhileEqual<Values extends object>(values: Values): Values {
  const [kept, setKept] = useState(values);
  const names = Object.keys(values) as Array<keyof Values>;
  if (names.every((name) => Object.is(kept[name], values[name]))) return kept;
  setKept(values);
  return values;
}

function useAvailability(
  { unavailable }: CalendarCommonProps,
  { component, refuse }: DaySelection,
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

'use client';
import { useMemo, useState } from 'react';
import { cached } from '../../core/cached';
import { availabilityCheck } from '../../core/dates/availability';
import type { IsoDate } from '../../core/dates/iso-date';
import { usableBounds, usableDay, type Bounds } from '../../core/dates/usable-dates';
import { useToday } from '../../core/dates/use-dates';
import { weekInfo } from '../../core/dates/week-info';
import { inDevelopment, reportProblem } from '../../core/report-problem';
import type { CalendarState } from './calendar-context';
import type { CalendarCommonProps } from './calendar-props';
import { dayContents, dayMarks } from './day-details';
import { useCalendarWords, type CalendarWords } from './day-names';
import { useVisibleMonth } from './visible-month';

/** What a value adds to the props of its calendar. */
export interface DaySelection {
  /** Component name for error messages. */
  component: string;
  /** Picked day that should be visible and is preferred for focus. */
  anchor: IsoDate | null;
  /** Whether several days can be picked. */
  several?: boolean;
  /** Returns the position of a day in the value. */
  partOf: CalendarState['partOf'];
  /**
   * Returns the reason why an otherwise available day is currently unavailable; must be a new function if the
   * result changes.
   */
  refuse?: ((iso: IsoDate, words: CalendarWords) => string | false) | undefined;
}

/** Day in the placeholder month, whose rows are empty until the user's month is known. */
const pendingDay = '2000-03-01';

/** Computes the state of a day calendar from its props. */
export function useCalendarState(props: CalendarCommonProps, selection: DaySelection) {
  const { component, anchor, several = false, partOf } = selection;
  const words = useCalendarWords(component, props);
  const { system } = words.names;
  const today = useToday(usableDay(component, 'today', props.today));
  const bounds = usableBounds(component, props.min, props.max);
  const reach = {
    first: system.monthNumber(bounds.min ?? '0001-01-01'),
    last: system.monthNumber(bounds.max ?? '9999-12-31'),
  };
  const count = Math.min(
    usableCount(component, 'numberOfMonths', props.numberOfMonths, 12) ?? 1,
    reach.last - reach.first + 1,
  );
  const visible = useVisibleMonth({ ...props, component, count, anchor, today, reach, system });
  // A server without `today` does not know the month, so the calendar has six rows before and after
  // hydration, to avoid a layout shift.
  const [keepsPlace] = useState(visible.first === null);
  const week = weekInfo(words.names.locale);
  const { weekNumbers } = props;
  const state: CalendarState = {
    words,
    pending: visible.first === null,
    firstDay:
      usableCount(component, 'firstDayOfWeek', props.firstDayOfWeek, 7) ??
      (weekNumbers === 'iso' ? 1 : week.firstDay),
    weekend: week.weekend,
    weekNumbers,
    minimalDays: week.minimalDays,
    today,
    disabled: props.disabled ?? false,
    readOnly: props.readOnly ?? false,
    required: props.required ?? false,
    several,
    partOf,
    ...useAvailability(props, selection, bounds, words),
    marks: useMemo(() => dayMarks(props.marks, component), [props.marks, component]),
    contents: useMemo(
      () => dayContents(props.dayContent, component),
      [props.dayContent, component],
    ),
  };
  return {
    state,
    visible,
    first: visible.first ?? system.monthNumber(pendingDay),
    count,
    bounds,
    reach,
    fixedWeeks: keepsPlace || (props.fixedWeeks ?? false),
  };
}

function useAvailability(
  { unavailable }: CalendarCommonProps,
  { component, refuse }: DaySelection,
  { min, max }: Bounds,
  words: CalendarWords,
): Pick<CalendarState, 'whyUnavailable' | 'whyTaken'> {
  const whyTaken = useMemo(() => {
    const known = new Map<IsoDate, string | boolean>();
    const checkOf = availabilityCheck(unavailable, component);
    return (iso: IsoDate) => cached(known, iso, () => checkOf(iso));
  }, [unavailable, component]);
  const whyUnavailable = useMemo(() => {
    const { labels, names } = words;
    const early = min === null ? '' : labels.tooEarly(names.shortDay(min));
    const late = max === null ? '' : labels.tooLate(names.shortDay(max));
    return (iso: IsoDate) => {
      if (min !== null && iso < min) return early;
      if (max !== null && iso > max) return late;
      return whyTaken(iso) || refuse?.(iso, words) || false;
    };
  }, [whyTaken, refuse, min, max, words]);
  return { whyUnavailable, whyTaken };
}

/** Returns a whole number from 1 to `max`, or `undefined`, for anything else with an error in development. */
function usableCount(
  component: string,
  prop: 'numberOfMonths' | 'firstDayOfWeek',
  count: number | undefined,
  max: number,
): number | undefined {
  if (count === undefined || (Number.isInteger(count) && count >= 1 && count <= max)) return count;
  if (inDevelopment) {
    reportProblem(component, prop, `is ${count}, so it is ignored. Pass 1 to ${max}.`);
  }
  return undefined;
}

'use client';
import { createContext, useContext, useMemo, useState } from 'react';
import { cached } from '../../core/cached';
import { availabilityCheck } from '../../core/dates/availability';
import { gregorian, usableSystem, type CalendarSystem } from '../../core/dates/calendar-system';
import { isIsoDate, type IsoDate } from '../../core/dates/iso-date';
import { usableBounds, usableDay, type Bounds } from '../../core/dates/usable-dates';
import { useToday } from '../../core/dates/use-dates';
import { weekInfo } from '../../core/dates/week-info';
import { useLocale, useLabels } from '../../core/provider/language';
import { givenText, inDevelopment, reportProblem } from '../../core/report-problem';
import type {
  CalendarCommonProps,
  CalendarOwnProps,
  CellSelection,
  MonthChangeReason,
  Reach,
} from './calendar-props';
import { dayContents, dayMarks } from './day-details';
import { dayNames, whyOutOfBounds, type CalendarWords } from './day-names';
import type { MonthPanelState } from './use-month-panel';
import { calendar as english } from './words';

/** Selection of a day calendar: one day, several days or a range. */
export interface DaySelection extends CellSelection {
  /** Selected day that should be visible and is preferred for focus. */
  anchor: IsoDate | null;
  /** Why no more days can be selected, if that is the case. */
  fullText?: string | undefined;
}

/** Settings of a day calendar, which its props determine. */
export type CalendarState = ReturnType<typeof useCalendarState>['state'];

/** What the parts that DayPicker renders know of their calendar. */
export interface CalendarContextValue extends CalendarState {
  /** Day that is rendered as the tab stop; `null` if there is none. */
  tabStop: IsoDate | null;
  /** Whether a heading names the year of all months. */
  titled: boolean;
  panel: MonthPanelState;
  /** Called when a month is selected in the panel. */
  onSelectMonth: (month: number, event: Event) => void;
}

/** Calendar around a part. */
export const CalendarContext = createContext<CalendarContextValue | null>(null);

/** Returns the calendar around a part. */
export function useCalendar(): CalendarContextValue {
  const calendar = useContext(CalendarContext);
  if (!calendar) throw new Error('A part of a calendar was rendered outside it.');
  return calendar;
}

/** Returns labels and names in the language of the props or the provider. */
export function useCalendarWords(
  component: string,
  props: Pick<CalendarOwnProps, 'locale' | 'labels' | 'calendarSystem'>,
): CalendarWords {
  const system = usableSystem(props.calendarSystem);
  const locale = useLocale(props.locale, component);
  const labels = useLabels('calendar', english, locale, props.labels);
  return useMemo(() => ({ labels, names: dayNames(locale, system) }), [labels, locale, system]);
}

/** Day in the placeholder month, whose rows are empty until the user's month is known. */
const pendingDay = '2000-03-01';

/** Computes the state of a day calendar from its props. */
export function useCalendarState(props: CalendarCommonProps, selection: DaySelection) {
  const { component, words, several = false, partOf } = selection;
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
  const visible = useVisibleMonth(props, selection, { today, count, reach });
  // A server without `today` does not know the month, so the calendar has six rows before and after
  // hydration, to avoid a layout shift.
  const [keepsPlace] = useState(visible.first === null);
  const week = weekInfo(words.names.locale);
  const { weekNumbers } = props;
  const state = {
    words,
    /** Whether the first month is unknown, as on the server; the grid is then empty but keeps its size. */
    pending: visible.first === null,
    firstDay:
      usableCount(component, 'firstDayOfWeek', props.firstDayOfWeek, 7) ??
      (weekNumbers === 'iso' ? 1 : week.firstDay),
    weekend: week.weekend,
    weekNumbers,
    /** Minimum number of days in the first week of a year. */
    minimalDays: week.minimalDays,
    today,
    disabled: props.disabled ?? false,
    readOnly: props.readOnly ?? false,
    /** Whether several days can be selected. */
    several,
    /** Returns the position of a day in the value. */
    partOf,
    ...useAvailability(props, selection, bounds),
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
  { component, words, refuse }: DaySelection,
  { min, max }: Bounds,
) {
  const whyTaken = useMemo(() => {
    const known = new Map<IsoDate, string | boolean>();
    const checkOf = availabilityCheck(unavailable, component);
    return (iso: IsoDate) => cached(known, iso, () => checkOf(iso));
  }, [unavailable, component]);
  return useMemo(() => {
    const { labels, names } = words;
    const bounds = { min, max };
    return {
      /** Whether `unavailable` names the day, which is then struck; one out of bounds is not. */
      isTaken: (iso: IsoDate) => whyTaken(iso) !== false,
      /** Returns the reason why a day is unavailable, or `false`. */
      whyUnavailable: (iso: IsoDate) => {
        const early = whyOutOfBounds(iso, bounds, words, names.shortDay);
        const reason = early || whyTaken(iso) || refuse?.(iso) || false;
        return reason === true ? labels.unavailable : reason;
      },
    };
  }, [whyTaken, refuse, min, max, words]);
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
    reportProblem(component, prop, `is ${givenText(count)}, so it is ignored. Pass 1 to ${max}.`);
  }
  return undefined;
}

/**
 * Returns the first visible month, by its number, and a function to change it: the month of the parent, or the one to which
 * the user navigated, or that of the selected day or today. It is `null` while the user's date is unknown.
 */
function useVisibleMonth(
  props: CalendarCommonProps,
  { component, anchor, words }: DaySelection,
  { today, count, reach }: { today: IsoDate | null; count: number; reach: Reach },
) {
  const { system } = words.names;
  const { monthNumber, monthStart } = system;
  const month = usableMonth(component, 'month', props.month, system);
  const [own, setOwn] = useState<number | null>(
    () =>
      usableMonth(component, 'defaultMonth', props.defaultMonth, system) ??
      (anchor === null ? null : monthNumber(anchor)),
  );
  const [seenAnchor, setSeenAnchor] = useState(anchor);
  const wanted = month ?? own ?? (today === null ? null : monthNumber(today));
  const first = wanted === null ? null : monthWithin(wanted, count, reach);

  if (anchor !== seenAnchor) {
    setSeenAnchor(anchor);
    // Show a day that was selected elsewhere, for example typed.
    const next = anchor === null ? null : monthNumber(anchor);
    if (next !== null && (first === null || monthFor(next, first, count) !== first)) setOwn(next);
  }
  return {
    first,
    /** Shows the month, clamped to the reach, as the first; returns it, or `null` if nothing changes. */
    show: (next: number, reason: MonthChangeReason, event: Event): number | null => {
      const target = monthWithin(next, count, reach);
      if (target === first) return null;
      if (month === undefined) setOwn(target);
      const start = monthStart(target);
      // Two months of another calendar may start in the same Gregorian one.
      props.onMonthChange?.(system === gregorian ? start.slice(0, 7) : start, { reason, event });
      return target;
    },
  };
}

/** Returns the first visible month for which as many months as possible are in the reach. */
export function monthWithin(wanted: number, count: number, { first, last }: Reach): number {
  return Math.max(first, Math.min(wanted, last - count + 1));
}

/** Returns the first visible month for showing a month with the smallest change. */
export function monthFor(month: number, first: number, count: number): number {
  if (month < first) return month;
  return month < first + count ? first : month - count + 1;
}

function usableMonth(
  component: string,
  prop: string,
  month: string | undefined,
  system: CalendarSystem,
) {
  if (month === undefined) return undefined;
  if (system !== gregorian && isIsoDate(month)) return system.monthNumber(month);
  const day = `${String(month)}-01`;
  if (isIsoDate(day)) return system.monthNumber(day);
  if (inDevelopment) {
    reportProblem(
      component,
      prop,
      `is ${givenText(month)}, which is not a month in the format YYYY-MM, so the calendar chooses its month itself. Pass a string such as "2026-04".`,
    );
  }
  return undefined;
}

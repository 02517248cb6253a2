'use client';
import { createContext, useContext } from 'react';
import type { AvailabilityCheck } from '../../core/dates/availability';
import type { IsoDate } from '../../core/dates/iso-date';
import type { DayPart } from './cell';
import type { DayContents, DayMarks } from './day-details';
import type { CalendarWords } from './day-names';
import type { MonthPanelState } from './use-month-panel';

/** Settings of a day calendar, which its props determine. */
export interface CalendarState {
  words: CalendarWords;
  /** Whether the first month is unknown, as on the server; the grid is then empty but keeps its size. */
  pending: boolean;
  firstDay: number;
  weekend: readonly number[];
  weekNumbers: 'iso' | 'local' | undefined;
  /** Minimum number of days in the first week of a year. */
  minimalDays: number;
  today: IsoDate | null;
  disabled: boolean;
  readOnly: boolean;
  required: boolean;
  /** Whether several days can be picked. */
  several: boolean;
  /** Returns the position of a day in the value. */
  partOf: (day: IsoDate) => DayPart | undefined;
  whyUnavailable: AvailabilityCheck;
  /** Checks `unavailable` alone: a day that it names is struck, one out of bounds is not. */
  whyTaken: AvailabilityCheck;
  marks: DayMarks;
  contents: DayContents;
}

/** What the parts that DayPicker renders know of their calendar. */
export interface CalendarContextValue extends CalendarState {
  /** Day that is rendered as the tab stop; `null` if there is none. */
  tabStop: IsoDate | null;
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

'use client';
import { createContext } from 'react';
import type { AvailabilityCheck } from '../../../internals/availability';
import type { IsoDate } from '../../../internals/iso-date';
import type { CalendarLabels } from '../../../languages/language';
import type { MarkIndex } from './day-marks';
import type { DayNames } from './day-names';

/** Place of a day in what is picked. */
export type DayPart = 'only' | 'start' | 'middle' | 'end';

/** Labels, and the formats of dates and numbers. */
export interface CalendarWords {
  labels: CalendarLabels;
  names: DayNames;
}

/** What the months and days of one calendar draw. */
export interface CalendarState {
  words: CalendarWords;
  /** Whether the first month is not known yet, as on the server: the grid keeps its place empty. */
  pending: boolean;
  firstDay: number;
  weekend: readonly number[];
  weekNumbers: 'iso' | 'local' | undefined;
  /** Days of a year that its first week must have. */
  minimalDays: number;
  outsideDays: boolean;
  today: IsoDate | null;
  disabled: boolean;
  readOnly: boolean;
  /** Whether the value cannot be taken back. */
  required: boolean;
  /** Whether more than one day can be picked. */
  several: boolean;
  isUnavailable: AvailabilityCheck;
  marks: MarkIndex;
  partOf: (iso: IsoDate) => DayPart | undefined;
  /** First year of the list of years, or `null` where the caption is a text. */
  firstYear: number | null;
  /** Last year of the list of years. */
  lastYear: number | null;
}

/** State of the calendar that surrounds a month. */
export const CalendarContext = createContext<CalendarState | null>(null);

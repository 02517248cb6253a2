import type { AvailabilityCheck } from '../../../core/dates/availability';
import type { IsoDate } from '../../../core/dates/iso-date';
import type { CalendarLabels } from '../words';
import type { ContentIndex } from './day-content';
import type { MarkIndex } from './day-marks';
import type { DayNames } from './day-names';

/** Position of a day in the value. */
export type DayPart = 'only' | 'start' | 'middle' | 'end';

/** Labels, and the formats of dates and numbers. */
export interface CalendarWords {
  labels: CalendarLabels;
  names: DayNames;
}

/** State shared by the months and days of a calendar. */
export interface CalendarState {
  words: CalendarWords;
  /** Whether the first month is unknown, as on the server; the grid is then empty but keeps its size. */
  pending: boolean;
  firstDay: number;
  weekend: readonly number[];
  weekNumbers: 'iso' | 'local' | undefined;
  /** Minimum number of days in the first week of a year. */
  minimalDays: number;
  showOutsideDays: boolean;
  today: IsoDate | null;
  disabled: boolean;
  readOnly: boolean;
  /** Whether the value cannot be cleared. */
  required: boolean;
  /** Whether several days can be picked. */
  several: boolean;
  whyUnavailable: AvailabilityCheck;
  marks: MarkIndex;
  content: ContentIndex;
  partOf: (iso: IsoDate) => DayPart | undefined;
}

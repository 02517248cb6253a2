import type { Suite } from '../../suite.ts';
import { calendarMeasures } from '../calendar/suite.ts';

/** A range calendar. */
export const suite: Suite = {
  title: 'RangeCalendar',
  against: 'DayPicker, a range',
  measures: calendarMeasures,
};

import type { Suite } from '../../suite.ts';
import { pickerMeasures } from '../date-picker/suite.ts';

/** A picker of a range of dates with times. */
export const suite: Suite = {
  title: 'DateTimeRangePicker',
  against: 'two inputs and a button with DayPicker and two selects of times behind',
  measures: pickerMeasures({ cycle: 5, open: 2.6, server: 5.5 }),
};

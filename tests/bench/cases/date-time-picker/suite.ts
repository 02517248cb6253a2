import type { Suite } from '../../suite.ts';
import { pickerMeasures } from '../date-picker/suite.ts';

/** A picker of a date with a time. */
export const suite: Suite = {
  title: 'DateTimePicker',
  against: 'an input and a button with DayPicker and a select of times behind',
  measures: pickerMeasures({ cycle: 4.1, open: 2.3, server: 4 }),
};

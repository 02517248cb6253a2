import type { Suite } from '../../suite.ts';
import { pickerMeasures } from '../date-picker/suite.ts';

/** A date range picker. */
export const suite: Suite = {
  title: 'DateRangePicker',
  against: 'two inputs and a button with DayPicker behind',
  measures: pickerMeasures({ cycle: 1.8, open: 1.2, server: 3 }),
};

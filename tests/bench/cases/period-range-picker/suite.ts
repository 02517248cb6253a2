import type { Suite } from '../../suite.ts';
import { pickerMeasures } from '../date-picker/suite.ts';

/** A picker of a range of months. */
export const suite: Suite = {
  title: 'PeriodRangePicker',
  against: 'two inputs and a button with a button for each month behind',
  measures: pickerMeasures({ cycle: 6.2, open: 4.4, server: 4.3 }),
};

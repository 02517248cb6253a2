import type { Suite } from '../../suite.ts';
import { pickerMeasures } from '../date-picker/suite.ts';

/** A picker of a month. */
export const suite: Suite = {
  title: 'PeriodPicker',
  against: 'an input and a button with a button for each month behind',
  measures: pickerMeasures({ cycle: 4.4, open: 4.8, server: 2.8 }),
};

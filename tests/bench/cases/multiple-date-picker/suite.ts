import type { Suite } from '../../suite.ts';
import { pickerMeasures } from '../date-picker/suite.ts';

/** A picker of several dates. */
export const suite: Suite = {
  title: 'MultipleDatePicker',
  against: 'an input and a button with DayPicker behind',
  measures: pickerMeasures({ cycle: 4.1, open: 2.4, server: 3.3 }),
};

import { openAndClose } from '../../measures.ts';
import { cyclePlan, heapPlan, serverPlan } from '../../usual-plans.ts';
import type { MeasurePlan, Suite } from '../../suite.ts';

/** Measures of a date picker, which stands on the page closed. */
export const pickerMeasures: readonly MeasurePlan[] = [
  { ...cyclePlan(1.8), title: 'Mount, layout and unmount of 100, closed' },
  { id: 'open', title: 'Open and close', kind: 'browser', measure: openAndClose, goal: 1.2 },
  heapPlan,
  { ...serverPlan(3), title: 'Server rendering of 100, closed', absolute: true },
];

/** A date picker of one day. */
export const suite: Suite = {
  title: 'DatePicker',
  against: 'an input and a button with DayPicker behind',
  measures: pickerMeasures,
};

import { openAndClose } from '../../measures.ts';
import { cyclePlan, heapPlan, serverPlan } from '../../usual-plans.ts';
import type { MeasurePlan, Suite } from '../../suite.ts';

/** Benchmarks of a date picker, which is closed on the page. */
export const pickerMeasures: readonly MeasurePlan[] = [
  { ...cyclePlan(1.8), title: 'Mount, layout and unmount of 100, closed' },
  { id: 'open', title: 'Open and close', kind: 'browser', measure: openAndClose, goal: 1.2 },
  heapPlan,
  { ...serverPlan(3), title: 'Server rendering of 100, closed', absolute: true },
];

/** A single-date picker. */
export const suite: Suite = {
  title: 'DatePicker',
  against: 'an input and a button with DayPicker behind',
  measures: pickerMeasures,
};

import { openAndClose } from '../../measures.ts';
import type { MeasurePlan, Suite } from '../../suite.ts';
import { cyclePlan, heapPlan, serverPlan } from '../../usual-plans.ts';

/** Goals of a picker: times the bare case for mounting and opening, milliseconds on a server. */
interface PickerGoals {
  cycle: number;
  open: number;
  server: number;
}

/** Benchmarks of a date picker, which is closed on the page. */
export const pickerMeasures = ({ cycle, open, server }: PickerGoals): readonly MeasurePlan[] => [
  { ...cyclePlan(cycle), title: 'Mount, layout and unmount of 100, closed' },
  { id: 'open', title: 'Open and close', kind: 'browser', measure: openAndClose, goal: open },
  heapPlan,
  { ...serverPlan(server), title: 'Server rendering of 100, closed', absolute: true },
];

/** A single-date picker. */
export const suite: Suite = {
  title: 'DatePicker',
  against: 'an input and a button with DayPicker behind',
  measures: pickerMeasures({ cycle: 1.8, open: 1.2, server: 3 }),
};

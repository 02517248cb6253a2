import { arrowKey, nextMonth } from '../../measures.ts';
import type { MeasurePlan, Suite } from '../../suite.ts';
import { cyclePlan, heapPlan, serverPlan } from '../../usual-plans.ts';

/** Benchmarks of a calendar. */
export const calendarMeasures: readonly MeasurePlan[] = [
  cyclePlan(1),
  { id: 'next-month', title: 'Next month', kind: 'browser', measure: nextMonth, goal: 1.3 },
  { id: 'arrow-key', title: 'Arrow key', kind: 'browser', measure: arrowKey, goal: 0.8 },
  heapPlan,
  serverPlan(0.8),
];

/** A single-date calendar. */
export const suite: Suite = {
  title: 'Calendar',
  against: 'DayPicker, one day',
  measures: calendarMeasures,
};

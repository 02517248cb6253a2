import { nextMonth } from '../../measures.ts';
import type { Suite } from '../../suite.ts';

/** A calendar with as much data as an application may need. */
export const suite: Suite = {
  title: 'Calendar with 365 marks and 500 unavailable dates',
  against: 'DayPicker with as many modifiers',
  measures: [
    { id: 'next-month', title: 'Next month', kind: 'browser', measure: nextMonth, goal: 1.1 },
  ],
};

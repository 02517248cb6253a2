import { arrowKey, cycle, nextMonth, openAndClose, type CpuMeasure } from './measures.ts';

/** Measure of one suite, with what it should reach. */
export interface MeasurePlan {
  /** Key of the result. */
  id: string;
  /** Words of the table. */
  title: string;
  /** Main-thread CPU in the browser, CPU of Node's server rendering, or bytes kept per mount. */
  kind: 'browser' | 'server' | 'heap';
  /** How to measure; `browser` only. */
  measure?: CpuMeasure;
  /** Whether the goal is for our own figure, not for ours by the bare package's. Default: false. */
  absolute?: boolean;
  /** Highest acceptable figure: times the bare package, or milliseconds or bytes where it is absolute. */
  goal: number;
}

/** Cases that are measured in turns: `cases/<folder>/{ours,bare,floor}.tsx`. */
export interface Suite {
  /** Folder of the cases. */
  folder: string;
  /** Name of the widget as the table shows it. */
  title: string;
  /** What "bare" stands for here. */
  against: string;
  measures: MeasurePlan[];
}

const heap: MeasurePlan = {
  id: 'heap',
  title: 'Heap kept after unmount, each',
  kind: 'heap',
  absolute: true,
  goal: 250,
};

const calendarMeasures: MeasurePlan[] = [
  {
    id: 'cycle',
    title: 'Mount, layout and unmount of 100',
    kind: 'browser',
    measure: cycle(100),
    goal: 1.1,
  },
  { id: 'next-month', title: 'Next month', kind: 'browser', measure: nextMonth, goal: 1.1 },
  {
    id: 'arrow-key',
    title: 'Arrow key',
    kind: 'browser',
    measure: arrowKey,
    goal: 1,
  },
  heap,
  { id: 'server', title: 'Server rendering of 100', kind: 'server', goal: 1.1 },
];

const pickerMeasures: MeasurePlan[] = [
  {
    id: 'cycle',
    title: 'Mount, layout and unmount of 100, closed',
    kind: 'browser',
    measure: cycle(100),
    goal: 1.8,
  },
  { id: 'open', title: 'Open and close', kind: 'browser', measure: openAndClose, goal: 1.2 },
  heap,
  {
    id: 'server',
    title: 'Server rendering of 100, closed',
    kind: 'server',
    absolute: true,
    goal: 3,
  },
];

/** Everything that the bench measures. */
export const suites: readonly Suite[] = [
  {
    folder: 'calendar',
    title: 'Calendar',
    against: 'DayPicker, one day',
    measures: calendarMeasures,
  },
  {
    folder: 'calendar-loaded',
    title: 'Calendar with 365 marks and 500 unavailable dates',
    against: 'DayPicker with as many modifiers',
    measures: [
      { id: 'next-month', title: 'Next month', kind: 'browser', measure: nextMonth, goal: 1.1 },
    ],
  },
  {
    folder: 'range-calendar',
    title: 'RangeCalendar',
    against: 'DayPicker, a range',
    measures: calendarMeasures,
  },
  {
    folder: 'date-picker',
    title: 'DatePicker',
    against: 'an input and a button with DayPicker behind',
    measures: pickerMeasures,
  },
  {
    folder: 'date-range-picker',
    title: 'DateRangePicker',
    against: 'two inputs and a button with DayPicker behind',
    measures: pickerMeasures,
  },
];

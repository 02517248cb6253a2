import { arrowKey, nextMonth, openAndClose } from './measures.ts';
import { browserPlan, cyclePlan, heapPlan, serverPlan, type Suite } from './suite.ts';

/** Mounting of 100 with a closed panel. */
export const closedCycle = (goal: number) =>
  cyclePlan(goal, 'Mount, layout and unmount of 100, closed');
/** Rendering of 100 with a closed panel on a server. */
export const closedServer = (goal: number) => serverPlan(goal, 'Server rendering of 100, closed');

/** A calendar of days. */
const calendarSuite = (title: string, against: string): Suite => ({
  title,
  against,
  measures: [
    cyclePlan(1),
    browserPlan('next-month', 'Next month', nextMonth, 1.3),
    browserPlan('arrow-key', 'Arrow key', arrowKey, 0.8),
    heapPlan,
    serverPlan(0.8),
  ],
});

/** A picker, which is closed on the page: goals are times the bare case, and milliseconds on a server. */
const pickerSuite = (
  title: string,
  against: string,
  goals: { cycle: number; open: number; server: number },
): Suite => ({
  title,
  against,
  measures: [
    closedCycle(goals.cycle),
    browserPlan('open', 'Open and close', openAndClose, goals.open),
    heapPlan,
    { ...closedServer(goals.server), absolute: true },
  ],
});

/** Suites of calendars, pickers and the time field, by the module of their cases. */
export const dateSuites: Readonly<Record<string, Suite>> = {
  calendar: calendarSuite('Calendar', 'DayPicker, one day'),
  // With as much data as an application may need.
  'calendar-loaded': {
    title: 'Calendar with 365 marks and 500 unavailable dates',
    against: 'DayPicker with as many modifiers',
    measures: [browserPlan('next-month', 'Next month', nextMonth, 1.1)],
  },
  'date-picker': pickerSuite('DatePicker', 'an input and a button with DayPicker behind', {
    cycle: 1.8,
    open: 1.2,
    server: 3,
  }),
  'date-range-picker': pickerSuite(
    'DateRangePicker',
    'two inputs and a button with DayPicker behind',
    { cycle: 1.8, open: 1.2, server: 3 },
  ),
  'date-time-picker': pickerSuite(
    'DateTimePicker',
    'an input and a button with DayPicker and a select of times behind',
    { cycle: 4.1, open: 2.3, server: 4 },
  ),
  'date-time-range-picker': pickerSuite(
    'DateTimeRangePicker',
    'two inputs and a button with DayPicker and two selects of times behind',
    { cycle: 5, open: 2.6, server: 5.5 },
  ),
  'multiple-date-picker': pickerSuite(
    'MultipleDatePicker',
    'an input and a button with DayPicker behind',
    { cycle: 4.1, open: 2.4, server: 3.3 },
  ),
  'period-picker': pickerSuite(
    'PeriodPicker',
    'an input and a button with a button for each month behind',
    { cycle: 4.4, open: 4.8, server: 2.8 },
  ),
  'period-range-picker': pickerSuite(
    'PeriodRangePicker',
    'two inputs and a button with a button for each month behind',
    { cycle: 6.2, open: 4.4, server: 4.3 },
  ),
  'range-calendar': calendarSuite('RangeCalendar', 'DayPicker, a range'),
  'time-field': pickerSuite('TimeField', 'an input, a button and a select with every half hour', {
    cycle: 5,
    open: 3.7,
    server: 3.3,
  }),
};

// Parts that the calendars of periods, also copied ones, are made of.
export type { NamedValues } from './calendar-form-values';
export { CalendarFrame, CalendarPage } from './calendar-frame';
export type { CalendarControlProps } from './calendar-props';
export { useCalendarGrid, type CalendarGridOptions } from './grid/use-calendar-grid';
export type { CalendarWords, DayPart } from './months/calendar-state';
export { dayNames } from './months/day-names';
export { monthOf, type IsoMonth } from './months/month';
export { MonthCaption } from './months/month-caption';
export { Weekdays } from './months/weekdays';
export { MonthPanel } from './panel/month-panel';
export { panelNav } from './panel/panel-nav';
export { PeriodCell, PeriodGrid, type PeriodGridProps } from './panel/period-grid';
export { cellName, daysOfWeek, outOfBounds, pageTitle, periodName } from './panel/period-names';
export {
  clamp,
  isOnPage,
  pageOf,
  pageOfDay,
  pagesBetween,
  periodsOn,
  reachOf,
  stepFromPeriod,
  stepFromWeek,
} from './panel/period-pages';
export { monthNumber, useMonthPanel } from './panel/use-month-panel';
export { usePanelFocus } from './panel/use-panel-focus';
export { partOfRange } from './range/range-value';
export { useRangeSelection } from './range/use-range-selection';
export { useCalendarWords } from './use-calendar-words';

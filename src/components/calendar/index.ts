export { Calendar, type CalendarProps } from './calendar';
export { MultipleCalendar, type MultipleCalendarProps } from './multiple-calendar';
export {
  PeriodCalendar,
  type PeriodCalendarProps,
  type PeriodChangeDetails,
  type PeriodChangeReason,
} from './period/period-calendar';
export {
  RangeCalendar,
  type RangeCalendarProps,
  type RangeChangeDetails,
  type RangeChangeReason,
} from './range/range-calendar';
export type { Unavailable, UnavailableRule } from '../../internals/dates/availability';
export type {
  CalendarChangeDetails,
  CalendarChangeReason,
  CalendarCommonProps,
  MonthChangeDetails,
} from './calendar-props';
export type { DayContent } from './months/day-content';
export type { CalendarMark } from './months/day-marks';
export { keyboardMap, type GridStep, type KeyboardRow } from './grid/keyboard-map';
export type { CalendarLabels } from '../../languages/language';
export type { Granularity } from './period/period';
export type { UnavailablePeriods } from './period/period-check';
export type { DateRange } from './range/range-rules';
export type { FullRange } from './range/use-range-preview';
export type { MonthChangeReason } from './months/use-visible-month';

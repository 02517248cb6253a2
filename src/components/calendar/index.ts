export { Calendar, type CalendarProps } from './calendar';
export { MultipleCalendar, type MultipleCalendarProps } from './multiple-calendar';
export {
  PeriodCalendar,
  type PeriodCalendarProps,
  type PeriodChangeDetails,
  type PeriodChangeReason,
} from './period-calendar';
export {
  RangeCalendar,
  type RangeCalendarProps,
  type RangeChangeDetails,
  type RangeChangeReason,
} from './range-calendar';
export type { Unavailable, UnavailableRule } from '../../internals/availability';
export type {
  CalendarChangeDetails,
  CalendarChangeReason,
  CalendarCommonProps,
  MonthChangeDetails,
} from './calendar-props';
export type { CalendarMark } from './day-marks';
export { keyboardMap, type GridStep, type KeyboardRow } from './keyboard-map';
export { calendarLabels, type CalendarLabels } from './labels';
export type { Granularity } from './period';
export type { UnavailablePeriods } from './period-check';
export type { DateRange } from './range-rules';
export type { FullRange } from './use-range-preview';
export type { MonthChangeReason } from './use-visible-month';

export { Calendar, type CalendarProps } from './calendar';
export { MultipleCalendar, type MultipleCalendarProps } from './multiple-calendar';
export {
  PeriodCalendar,
  type PeriodCalendarProps,
  type PeriodChangeDetails,
  type PeriodChangeReason,
} from './period/period-calendar';
export {
  PeriodRangeCalendar,
  type PeriodRangeCalendarProps,
  type PeriodRangeChangeDetails,
  type PeriodRangeChangeReason,
} from './period/period-range-calendar';
export { RangeCalendar, type RangeCalendarProps } from './range/range-calendar';
export type { RangeChangeDetails, RangeChangeReason } from './range/use-range-selection';
export type { Unavailable, UnavailableRule } from '../../core/dates/availability';
export type {
  CalendarChangeDetails,
  CalendarChangeReason,
  CalendarCommonProps,
  MonthChangeDetails,
} from './calendar-props';
export type { DayContent } from './months/day-content';
export type { CalendarMark } from './months/day-marks';
export { keyboardMap, type GridStep, type KeyboardRow } from './grid/keyboard-map';
export { calendar as englishCalendarLabels, type CalendarLabels } from './words';
export type { PeriodUnit } from '../../core/dates/iso-period';
export type { PeriodCalendarCommonProps } from './period/period-calendar-props';
export type { UnavailablePeriods } from '../../core/dates/usable-periods';
export type { PeriodRange } from './period/period-range';
export {
  formatPeriod,
  periodContent,
  periodDays,
  type FormatPeriodOptions,
  type PeriodOptions,
} from './period/format-period';
export type { DateRange, FullRange } from './range/range-rules';
export type { MonthChangeReason } from './months/use-visible-month';
export { fromIsoDate, toIsoDate } from '../../core/dates/native-date';
export { useToday } from '../../core/dates/use-clock';

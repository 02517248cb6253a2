export { Calendar, type CalendarProps } from './calendar';
export { MultipleCalendar, type MultipleCalendarProps } from './multiple-calendar';
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
export type { DateRange, FullRange } from './range/range-rules';
export type { MonthChangeReason } from './months/use-visible-month';
export { fromIsoDate, toIsoDate } from '../../core/dates/native-date';
export { useToday } from '../../core/dates/use-clock';

export { Calendar, type CalendarProps } from './calendar';
export { MultipleCalendar, type MultipleCalendarProps } from './multiple-calendar';
export { RangeCalendar, type RangeCalendarProps } from './range-calendar';
export type { RangeChangeDetails, RangeChangeReason } from './use-range-selection';
export type { Unavailable, UnavailableRule } from '../../core/dates/availability';
export type {
  CalendarChangeDetails,
  CalendarChangeReason,
  CalendarCommonProps,
  CalendarDayProps,
  MonthChangeDetails,
  MonthChangeReason,
} from './calendar-props';
export type { CalendarMark, DayContent } from './day-details';
export { keyboardMap, type GridStep, type KeyboardRow } from './keyboard-map';
export { calendar as englishCalendarLabels, type CalendarLabels } from './words';
export type { DateRange, FullRange } from './range-rules';
export { fromIsoDate, toIsoDate } from '../../core/dates/native-date';
export { useToday } from '../../core/dates/use-dates';

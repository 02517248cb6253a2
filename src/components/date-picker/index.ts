export { DatePicker, type DatePickerProps } from './date-picker';
export { DateRangePicker, type DateRangePickerProps } from './date-range-picker';
export { MultipleDatePicker, type MultipleDatePickerProps } from './multiple-date-picker';
export type {
  DateChangeDetails,
  DateChangeReason,
  DatePickerCommonProps,
} from './date-picker-props';
export type {
  CalendarMark,
  DateRange,
  DayContent,
  MonthChangeDetails,
  Unavailable,
} from '../calendar';
export type { OpenChangeDetails, OpenReason } from '../../core/panel/use-open';
export { fromIsoDate, toIsoDate } from '../../core/dates/native-date';
export { useToday } from '../../core/dates/use-dates';
export type { DatePickerLabels, TypedDates } from './words';
export { parseDate, type DateProblem, type ParsedDate, type ParseDateOptions } from './parse-date';
export { presetDate, presetRange, type DatePreset, type RangePreset } from './presets';

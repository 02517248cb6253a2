export { DatePicker, type DatePickerProps } from './date-picker';
export { DateRangePicker, type DateRangePickerProps } from './range/date-range-picker';
export { DateTimePicker, type DateTimePickerProps } from './date-time/date-time-picker';
export {
  DateTimeRangePicker,
  type DateTimeRangePickerProps,
} from './date-time-range/date-time-range-picker';
export { MultipleDatePicker, type MultipleDatePickerProps } from './multiple/multiple-date-picker';
export { PeriodPicker, type PeriodPickerProps } from './period/period-picker';
export type { PeriodPickerCommonProps } from './period/period-picker-props';
export { PeriodRangePicker, type PeriodRangePickerProps } from './period/period-range-picker';
export type { PeriodPreset, PeriodRangePreset } from './period/period-presets';
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
export type { PeriodRange, PeriodUnit, UnavailablePeriods } from '../period-calendar';
export type { OpenChangeDetails, OpenReason } from '../../core/panel/use-open';
export { fromIsoDate, toIsoDate } from '../../core/dates/native-date';
export { useToday } from '../../core/dates/use-clock';
export type { DateTimeCommonProps, DateTimePreset } from './date-time/date-time-props';
export {
  parseDateTime,
  type DateTimeProblem,
  type ParsedDateTime,
  type ParseDateTimeOptions,
} from './date-time/parse-date-time';
export type { DatePickerLabels } from './words';
export type { DateTimePickerLabels } from './date-time/words';
export type { PeriodPickerLabels } from './period/words';
export type { TypedDates } from './typed/words';
export type { TypedPeriods } from './period/typed-words';
export {
  parseDate,
  type DateProblem,
  type ParsedDate,
  type ParseDateOptions,
} from './typed/parse-date';
export { presetDate, presetRange, type DatePreset, type RangePreset } from './presets';
export {
  parsePeriod,
  type ParsedPeriod,
  type ParsePeriodOptions,
  type PeriodProblem,
} from './period/parse-period';

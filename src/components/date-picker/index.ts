export { DatePicker, type DatePickerProps } from './date-picker';
export { DateRangePicker, type DateRangePickerProps } from './range/date-range-picker';
export { MultipleDatePicker, type MultipleDatePickerProps } from './multiple/multiple-date-picker';
export type {
  DateChangeDetails,
  DateChangeReason,
  DateOpenDetails,
  DateOpenReason,
  DatePickerCommonProps,
} from './date-picker-props';
export type { DatePickerLabels, TypedDates } from '../../languages/language';
export {
  parseDate,
  type DateProblem,
  type ParsedDate,
  type ParseDateOptions,
} from './typed/parse-date';
export { presetDate, presetRange, type DatePreset, type RangePreset } from './presets';

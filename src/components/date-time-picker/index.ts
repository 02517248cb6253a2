export { DateTimePicker, type DateTimePickerProps } from './date-time-picker';
export { DateTimeRangePicker, type DateTimeRangePickerProps } from './date-time-range-picker';
export {
  parseDateTime,
  type DateTimeProblem,
  type ParsedDateTime,
  type ParseDateTimeOptions,
} from './parse-date-time';
export type { DateTimeCommonProps, DateTimePreset } from './use-date-time-rules';
export type { DateTimePickerLabels } from './words';
export { fromIsoDate, toIsoDate } from '../../core/dates/native-date';

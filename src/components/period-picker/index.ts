export {
  parsePeriod,
  type ParsedPeriod,
  type ParsePeriodOptions,
  type PeriodProblem,
} from './parse-period';
export { PeriodPicker, type PeriodPickerProps } from './period-picker';
export type { PeriodPreset, PeriodRangePreset } from './period-presets';
export { PeriodRangePicker, type PeriodRangePickerProps } from './period-range-picker';
export type { TypedPeriods, PeriodPickerLabels } from './words';
export type { PeriodPickerCommonProps } from './use-period-rules';
export { useToday } from '../../core/dates/use-dates';

export { TimeField } from './time-field';
export type {
  ClockProps,
  TimeChangeDetails,
  TimeChangeReason,
  TimeFieldProps,
} from './time-field-props';
export type { OpenChangeDetails, OpenReason } from '../../core/panel/use-open';
export type { TimePreset } from './time-list';
export type { TimeGranularity, TimeHourCycle } from './time-texts';
export type { TimeFieldLabels, TypedTimes } from './words';
export { parseTime, type ParsedTime, type ParseTimeOptions, type TimeProblem } from './parse-time';

export { TimeField } from './time-field';
export type {
  TimeChangeDetails,
  TimeChangeReason,
  TimeFieldProps,
  TimeOpenDetails,
  TimeOpenReason,
} from './time-field-props';
export type { TimePreset } from './time-list';
export type { TimeGranularity, TimeHourCycle } from './time-texts';
export type { TimeFieldLabels, TypedTimes } from '../../languages/language';
export {
  parseTime,
  type ParsedTime,
  type ParseTimeOptions,
  type TimeProblem,
} from './typed/parse-time';

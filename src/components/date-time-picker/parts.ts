// The rules, the texts and the values of date-times. Copied pickers import them from the package.
export {
  dateTimePattern,
  dateTimeText,
  fieldDateTime,
  shortDateTime,
  lengthOfTimes,
} from './date-time-texts';
export {
  dateOf,
  localOf,
  momentOf,
  timeOf,
  toGranularity,
  usableDateTime,
  valuesAt,
  type DateTimeValue,
} from './date-time-value';
export { dateTimeReading } from './read-date-time';
export {
  dateTimeRootProps,
  useDateTimeRules,
  useZoneNames,
  type ZoneNames,
} from './use-date-time-rules';
export {
  clockChoice,
  valueOfLocal,
  type ClockChoice,
  type DateTimeResult,
  type DateTimeRules,
} from './validate-date-time';

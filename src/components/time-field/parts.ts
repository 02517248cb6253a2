// Parts of the field that the date-time pickers, also copied ones, are made of.
export { nearestOption, optionForKey, timesOfList, type TimeOption } from './time-list';
export { rowsOf } from './use-time-list';
export { optionsIn, TimeList } from './time-list-box';
export {
  timeFields,
  timePattern,
  timeText,
  withOneStop,
  type TimeGranularity,
  type TimeHourCycle,
  type TimeStyle,
} from './time-texts';
export { parseTime, type ParsedTime, type TimeProblem } from './parse-time';
export { timeSentence, usableTime, useTimeRules, validateTime, type TimeRules } from './time-rules';

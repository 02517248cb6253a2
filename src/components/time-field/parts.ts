// Parts that copied fields and the date-time pickers, also copied ones, are made of.
export {
  begunOption,
  groupByPeriod,
  nearestOption,
  optionForKey,
  optionsOfPresets,
  timesOfList,
  type TimeOption,
} from './time-list';
export { rowsOf, useTimeList } from './use-time-list';
export { useTimeSteps } from './use-time-steps';
export { optionsIn, TimeList } from './time-list-box';
export {
  dayPeriodText,
  timeFields,
  timePattern,
  timeText,
  timeWord,
  withOneStop,
  type TimeGranularity,
  type TimeHourCycle,
  type TimeStyle,
} from './time-texts';
export { parseTime, type ParsedTime, type TimeProblem } from './parse-time';
export {
  readTimeText,
  timeSentence,
  usableTime,
  useTimeRules,
  validateTime,
  type TimeRules,
} from './time-rules';

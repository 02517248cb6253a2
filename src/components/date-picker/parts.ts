// Parts that the pickers of date-times and of periods, also copied ones, are made of.
export { cjk, dictionaryOf, foldText } from './date-dictionary';
export { DatePickerPanel } from './date-picker-panel';
export {
  calendarProps,
  rootProps,
  type DateFieldProps,
  type DayPickerOwnProps,
  type PickerOwnProps,
} from './date-picker-props';
export {
  dateReading,
  dateSentence,
  useDateRules,
  validateDate,
  validateRange,
  type DateRules,
  type Problem,
} from './date-rules';
export type { DateSummary } from './date-summary';
export {
  dayText,
  echoText,
  fieldText,
  lengthText,
  listText,
  longText,
  patternText,
  presetText,
  rangeText,
  shortText,
  spokenSummary,
} from './date-texts';
export { dateOrder, fullYear, isDistance, readDate, readEnds, type ReadDate } from './parse-date';
export { turns, withPlainYears } from './read-date-notation';
export { panelPresets, presetDate, presetRange, type PanelPreset } from './presets';
export { RangeField } from './range-field';
export {
  isEndInvalid,
  rangeEnds,
  summaryOfDays,
  type RangeEnd,
  type RangeMessage,
  type RangeState,
} from './range-message';
export { SingleDateField } from './single-date-field';
export { typedDates, datePicker } from './words';
export { useDates } from './use-dates';
export { useRangePicker, type RangePickerParts } from './use-range-picker';

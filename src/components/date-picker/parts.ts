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
  dateSentence,
  useDateRules,
  validateDate,
  type DateRules,
  type Problem,
} from './date-rules';
export type { DateSummary } from './date-summary';
export { dayText, fieldText, longText, patternText } from './date-texts';
export { dateOrder, fullYear, isDistance, readDate, readEnds, type ReadDate } from './parse-date';
export { turns, withPlainYears } from './read-date-notation';
export { panelPresets } from './presets';
export { RangeField } from './range-field';
export { rangeEnds, type RangeEnd, type RangeState } from './range-message';
export { SingleDateField } from './single-date-field';
export { typedDates, datePicker } from './words';
export { useRangePicker } from './use-range-picker';

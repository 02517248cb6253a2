// Parts that calendars of periods and copied calendars are made of. What has no markup stays in the package.
export { CalendarFrame, CalendarPage, MonthCaption } from './calendar-frame';
export { BlankCell, Grid, Weekdays } from './calendar-grid';
export {
  rootProps,
  type CalendarControlProps,
  type CalendarNavProps,
  type CellSelection,
} from './calendar-props';
export {
  CalendarContext,
  monthFor,
  useCalendar,
  useCalendarState,
  useCalendarWords,
  type DaySelection,
} from './calendar-state';
export { noDate, utcDateLib } from './date-lib';
export { dayName } from './day-details';
export {
  dayNames,
  monthTexts,
  whyOutOfBounds,
  type CalendarWords,
  type DayNames,
} from './day-names';
export { keyboardRow, stepFromCell, stepFromDay } from './keyboard-map';
export { MonthPanel } from './month-panel';
export {
  canLieBetween,
  isSameRange,
  nearestUnavailable,
  partOfRange,
  rangeAfter,
  rangeLength,
  rangeOf,
  rangeProblem,
  usableRange,
} from './range-rules';
export {
  cellClassName,
  cellProps,
  useGridFocus,
  useGridPresses,
  type CellAttribute,
  type DayPart,
  type GridFocus,
  type RangeGesture,
  type WhyUnavailable,
} from './use-calendar-grid';
export {
  pagesAway,
  textsOf,
  useMonthPanel,
  yearOf,
  type MonthPanelState,
  type PanelView,
} from './use-month-panel';
export { useRangeSelection } from './use-range-selection';

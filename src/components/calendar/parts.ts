// Parts that calendars of periods and copied calendars are made of. What has no markup stays in the package.
export {
  CalendarContext,
  useCalendar,
  type CalendarContextValue,
  type CalendarState,
} from './calendar-context';
export {
  CalendarFrame,
  CalendarPage,
  Weekdays,
  type CalendarNavProps,
  type NamedValues,
} from './calendar-frame';
export { rootProps, type CalendarControlProps, type CalendarOwnProps } from './calendar-props';
export { cellClassName, cellProps, type DayPart } from './cell';
export { noDate, utcDateLib } from './date-lib';
export {
  dayContents,
  dayMarks,
  dayName,
  markName,
  type DayContents,
  type DayMarks,
  type MarkGroup,
} from './day-details';
export { dayNames, useCalendarWords, type CalendarWords, type DayNames } from './day-names';
export { keyboardRow, stepFromDay, type KeyPress } from './keyboard-map';
export { MonthCaption, MonthPanel } from './month-panel';
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
export { useCalendarGrid, type CalendarGridOptions } from './use-calendar-grid';
export { useCalendarState, type DaySelection } from './use-calendar-state';
export {
  firstDayOf,
  pagesAway,
  useMonthPanel,
  yearOf,
  type MonthPanelState,
  type OpenPanel,
} from './use-month-panel';
export { useRangeSelection } from './use-range-selection';
export { monthFor, useVisibleMonth, type Reach, type VisibleMonth } from './visible-month';

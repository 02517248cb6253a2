import { controlProps, propsForRoot } from '../../internals/split-props';
import type { CalendarCommonProps, CalendarOwnProps } from './calendar-props';

// A record, not an array, so that the compiler reports missing names.
const kept = {
  month: false,
  defaultMonth: false,
  onMonthChange: false,
  months: false,
  min: false,
  max: false,
  unavailable: false,
  marks: false,
  dayContent: false,
  today: false,
  firstDay: false,
  weekNumbers: false,
  fixedWeeks: false,
  outsideDays: false,
  ...controlProps,
  autoFocus: false,
} as const satisfies Record<keyof CalendarOwnProps, boolean>;

/** Returns the props of the root element: all except the calendar's own. */
export const rootProps = (props: CalendarCommonProps) => propsForRoot(props, kept);

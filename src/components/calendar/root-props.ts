import { controlProps, propsForRoot } from '../../internals/split-props';
import type { CalendarCommonProps, CalendarOwnProps } from './calendar-props';

// A record, not a list: the compiler misses a name that is forgotten here.
const kept = {
  month: false,
  defaultMonth: false,
  onMonthChange: false,
  months: false,
  min: false,
  max: false,
  unavailable: false,
  marks: false,
  today: false,
  firstDay: false,
  weekNumbers: false,
  fixedWeeks: false,
  outsideDays: false,
  caption: false,
  ...controlProps,
  autoFocus: false,
} as const satisfies Record<keyof CalendarOwnProps, boolean>;

/** Props for the root element: what is left when the calendar has taken its own. */
export const rootProps = (props: CalendarCommonProps) => propsForRoot(props, kept);

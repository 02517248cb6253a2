import type { CalendarCommonProps, CalendarOwnProps } from './calendar-props';

// A record, not a list: the compiler misses a name that is forgotten here.
const own: Readonly<Record<keyof CalendarOwnProps, true>> = {
  month: true,
  defaultMonth: true,
  onMonthChange: true,
  months: true,
  min: true,
  max: true,
  unavailable: true,
  marks: true,
  today: true,
  firstDay: true,
  weekNumbers: true,
  fixedWeeks: true,
  outsideDays: true,
  caption: true,
  locale: true,
  labels: true,
  name: true,
  form: true,
  required: true,
  disabled: true,
  readOnly: true,
  invalid: true,
  autoFocus: true,
};

/** Props for the root element: what is left when the calendar has taken its own. */
export function rootProps(
  props: CalendarCommonProps,
): Omit<CalendarCommonProps, keyof CalendarOwnProps> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !Object.hasOwn(own, name)));
}

import { controlProps, namingProps, propsForPart, propsForRoot } from '../../internals/split-props';
import type { DatePickerCommonProps, DatePickerOwnProps } from './date-picker-props';

/** Props that are not passed to the root element. */
type KeptProps = keyof DatePickerOwnProps | keyof typeof namingProps;

// A record, not an array, so that the compiler reports missing names. Props with `true` are passed to the
// calendar.
const kept = {
  open: false,
  defaultOpen: false,
  onOpenChange: false,
  month: true,
  defaultMonth: true,
  onMonthChange: true,
  months: true,
  min: false,
  max: false,
  unavailable: true,
  marks: true,
  dayContent: true,
  today: false,
  firstDay: true,
  weekNumbers: true,
  outsideDays: true,
  pivot: false,
  ...controlProps,
  ...namingProps,
} as const satisfies Record<KeptProps, boolean>;

/** Returns the props of the root element: all except the picker's own. */
export const rootProps = (props: DatePickerCommonProps) => propsForRoot(props, kept);

/** Returns the props that are passed to the calendar inside the panel. */
export const sharedProps = (props: DatePickerCommonProps) => propsForPart(props, kept);

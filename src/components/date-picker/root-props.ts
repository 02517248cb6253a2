import { controlProps, namingProps, propsForPart, propsForRoot } from '../../internals/split-props';
import type { DatePickerCommonProps, DatePickerOwnProps } from './date-picker-props';

/** Props that go elsewhere than to the root element: to the field, or to the hooks. */
type KeptProps = keyof DatePickerOwnProps | keyof typeof namingProps;

// A record, not a list: the compiler misses a name that is forgotten here. `true` goes to the calendar as it is.
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
  today: false,
  firstDay: true,
  weekNumbers: true,
  outsideDays: true,
  caption: true,
  pivot: false,
  ...controlProps,
  ...namingProps,
} as const satisfies Record<KeptProps, boolean>;

/** Props for the root element: what is left when the picker has taken its own. */
export const rootProps = (props: DatePickerCommonProps) => propsForRoot(props, kept);

/** Props that the calendar inside the panel takes as they are. */
export const sharedProps = (props: DatePickerCommonProps) => propsForPart(props, kept);

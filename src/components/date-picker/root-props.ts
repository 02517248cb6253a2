import type { DatePickerCommonProps, DatePickerOwnProps } from './date-picker-props';

/** Props that go elsewhere than to the root element: to the field, or to the hooks. */
type KeptProps = keyof DatePickerOwnProps | 'aria-label' | 'aria-labelledby' | 'aria-describedby';

// A record, not a list: the compiler misses a name that is forgotten here.
const kept: Readonly<Record<KeptProps, true>> = {
  open: true,
  defaultOpen: true,
  onOpenChange: true,
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
  outsideDays: true,
  caption: true,
  pivot: true,
  locale: true,
  labels: true,
  name: true,
  form: true,
  required: true,
  disabled: true,
  readOnly: true,
  invalid: true,
  'aria-label': true,
  'aria-labelledby': true,
  'aria-describedby': true,
};

/** Props for the root element: what is left when the picker has taken its own. */
export function rootProps(props: DatePickerCommonProps): Omit<DatePickerCommonProps, KeptProps> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !Object.hasOwn(kept, name)));
}

import type { CountrySelectCommonProps, CountrySelectOwnProps } from './country-select-props';

/** Props that go elsewhere than to the root element. */
type KeptProps =
  | keyof CountrySelectOwnProps
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby';

// A record, not a list: the compiler misses a name that is forgotten here.
const kept: Readonly<Record<KeptProps, true>> = {
  open: true,
  defaultOpen: true,
  onOpenChange: true,
  include: true,
  preferred: true,
  groupBy: true,
  flags: true,
  clearable: true,
  placeholder: true,
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

/** Props for the root element: what is left when the control has taken its own. */
export function rootProps(
  props: CountrySelectCommonProps,
): Omit<CountrySelectCommonProps, KeptProps> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !Object.hasOwn(kept, name)));
}

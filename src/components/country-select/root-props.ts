import { controlProps, namingProps, propsForRoot } from '../../internals/split-props';
import type { CountrySelectCommonProps, CountrySelectOwnProps } from './country-select-props';

/** Props that are not passed to the root element. */
type KeptProps = keyof CountrySelectOwnProps | keyof typeof namingProps;

// A record, not an array, so that the compiler reports missing names.
const kept = {
  open: false,
  defaultOpen: false,
  onOpenChange: false,
  include: false,
  preferred: false,
  groupBy: false,
  flags: false,
  clearable: false,
  placeholder: false,
  ...controlProps,
  ...namingProps,
} as const satisfies Record<KeptProps, boolean>;

/** Returns the props of the root element: all except the control's own. */
export const rootProps = (props: CountrySelectCommonProps) => propsForRoot(props, kept);

import { controlProps, namingProps, propsForRoot } from '../../internals/split-props';
import type { CountrySelectCommonProps, CountrySelectOwnProps } from './country-select-props';

/** Props that go elsewhere than to the root element. */
type KeptProps = keyof CountrySelectOwnProps | keyof typeof namingProps;

// A record, not a list: the compiler misses a name that is forgotten here.
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

/** Props for the root element: what is left when the control has taken its own. */
export const rootProps = (props: CountrySelectCommonProps) => propsForRoot(props, kept);

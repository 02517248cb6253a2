import { controlProps, namingProps, propsForRoot } from '../../internals/split-props';
import type { TimeFieldOwnProps, TimeFieldProps } from './time-field-props';

// A record, not an array, so that the compiler reports missing names.
const kept = {
  value: false,
  defaultValue: false,
  onValueChange: false,
  defaultText: false,
  open: false,
  defaultOpen: false,
  onOpenChange: false,
  granularity: false,
  hourCycle: false,
  min: false,
  max: false,
  step: false,
  presets: false,
  now: false,
  placeholder: false,
  ...controlProps,
  ...namingProps,
} as const satisfies Record<
  keyof TimeFieldOwnProps | 'placeholder' | keyof typeof namingProps,
  boolean
>;

/** Returns the props of the root element: all except the field's own. */
export const rootProps = (props: TimeFieldProps) => propsForRoot(props, kept);

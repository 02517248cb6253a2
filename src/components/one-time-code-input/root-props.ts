import { controlProps, namingProps, propsForRoot } from '../../internals/split-props';
import type { OneTimeCodeInputOwnProps, OneTimeCodeInputProps } from './one-time-code-input-props';

// A record, not an array, so that the compiler reports missing names.
const kept = {
  value: false,
  defaultValue: false,
  onValueChange: false,
  onComplete: false,
  length: false,
  characters: false,
  grouping: false,
  autoComplete: false,
  ...controlProps,
  ...namingProps,
} as const satisfies Record<keyof OneTimeCodeInputOwnProps | keyof typeof namingProps, boolean>;

/** Returns the props of the root element: all except the input's own. */
export const rootProps = (props: OneTimeCodeInputProps) => propsForRoot(props, kept);

import { controlProps, namingProps, propsForRoot } from '../../internals/split-props';
import type { PasswordInputOwnProps, PasswordInputProps } from './password-input-props';

// A record, not an array, so that the compiler reports missing names.
const kept = {
  value: false,
  defaultValue: false,
  onValueChange: false,
  autoComplete: false,
  strength: false,
  weakWords: false,
  minLength: false,
  maxLength: false,
  ...controlProps,
  ...namingProps,
} as const satisfies Record<keyof PasswordInputOwnProps | keyof typeof namingProps, boolean>;

/** Returns the props of the root element: all except the input's own. */
export const rootProps = (props: PasswordInputProps) => propsForRoot(props, kept);

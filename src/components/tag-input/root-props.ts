import { controlProps, namingProps, propsForRoot } from '../../internals/split-props';
import type { TagInputOwnProps, TagInputProps } from './tag-input-props';

/** Props that are not passed to the root element. */
type KeptProps = keyof TagInputOwnProps | keyof typeof namingProps;

// A record, not an array, so that the compiler reports missing names.
const kept = {
  value: false,
  defaultValue: false,
  onValueChange: false,
  onReject: false,
  delimiter: false,
  addOnTab: false,
  blurBehavior: false,
  duplicates: false,
  max: false,
  maxLength: false,
  validate: false,
  suggestions: false,
  bulkEdit: false,
  clearable: false,
  placeholder: false,
  ...controlProps,
  ...namingProps,
} as const satisfies Record<KeptProps, boolean>;

/** Returns the props of the root element: all except the tag input's own. */
export const rootProps = (props: TagInputProps) => propsForRoot(props, kept);

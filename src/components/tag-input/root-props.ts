import { controlProps, namingProps, propsForRoot } from '../../internals/split-props';
import type { TagInputOwnProps, TagInputProps } from './tag-input-props';

/** Props that go elsewhere than to the root element. */
type KeptProps = keyof TagInputOwnProps | keyof typeof namingProps;

// A record, not a list: the compiler misses a name that is forgotten here.
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

/** Props for the root element: what is left when the tag input has taken its own. */
export const rootProps = (props: TagInputProps) => propsForRoot(props, kept);

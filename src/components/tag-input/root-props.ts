import { propsForRoot } from '../../internals/split-props';
import type { TagInputOwnProps, TagInputProps } from './tag-input-props';

/** Props that go elsewhere than to the root element. */
type KeptProps = keyof TagInputOwnProps | 'aria-label' | 'aria-labelledby' | 'aria-describedby';

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
  locale: false,
  labels: false,
  name: false,
  form: false,
  required: false,
  disabled: false,
  readOnly: false,
  invalid: false,
  'aria-label': false,
  'aria-labelledby': false,
  'aria-describedby': false,
} as const satisfies Record<KeptProps, boolean>;

/** Props for the root element: what is left when the tag input has taken its own. */
export const rootProps = (props: TagInputProps) => propsForRoot(props, kept);

import type { TagInputOwnProps, TagInputProps } from './tag-input-props';

/** Props that go elsewhere than to the root element. */
type KeptProps = keyof TagInputOwnProps | 'aria-label' | 'aria-labelledby' | 'aria-describedby';

// A record, not a list: the compiler misses a name that is forgotten here.
const kept: Readonly<Record<KeptProps, 0>> = {
  value: 0,
  defaultValue: 0,
  onValueChange: 0,
  onReject: 0,
  delimiter: 0,
  addOnTab: 0,
  blurBehavior: 0,
  duplicates: 0,
  max: 0,
  maxLength: 0,
  validate: 0,
  suggestions: 0,
  bulkEdit: 0,
  clearable: 0,
  placeholder: 0,
  locale: 0,
  labels: 0,
  name: 0,
  form: 0,
  required: 0,
  disabled: 0,
  readOnly: 0,
  invalid: 0,
  'aria-label': 0,
  'aria-labelledby': 0,
  'aria-describedby': 0,
};

/** Props for the root element: what is left when the tag input has taken its own. */
export function rootProps(props: TagInputProps): Omit<TagInputProps, KeptProps> {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !(name in kept)));
}

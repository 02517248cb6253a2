export { Checkbox, type CheckboxProps } from './checkbox';
export type { CheckedChangeDetails, CheckedChangeReason } from '../../internals/forms/use-checked';

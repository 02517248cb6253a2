export { Checkbox, type CheckboxProps } from './checkbox';
export type { CheckedChangeDetails, CheckedChangeReason } from '../../core/forms/use-checked';

export { Switch, type SwitchProps } from './switch';
export type { CheckedChangeDetails, CheckedChangeReason } from '../../core/forms/use-checked';

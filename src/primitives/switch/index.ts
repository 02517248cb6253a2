export { Switch, type SwitchProps } from './switch';
export type { CheckedChangeDetails, CheckedChangeReason } from '../../internals/forms/use-checked';

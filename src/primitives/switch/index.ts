export { Switch, type SwitchProps } from './switch';
export type { CheckedChangeDetails, CheckedChangeReason } from '../../internals/use-checked';

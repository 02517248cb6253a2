export { controlOf } from './control-marks';
export { hearReset } from './reset-form';
export { followErrors } from './show-errors';
export { answerSubmit } from './submit-form';
export { welcome } from './welcome-field';
export { readField } from './field-values';
export { hearBlur, hearChange } from './validate-field';

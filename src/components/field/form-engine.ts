export { controlOf, tellControl } from './control-marks';
export { hearReset } from './reset-form';
export { leadToErrors, showErrors } from './show-errors';
export { answerSubmit } from './submit-form';
export { hearBlur, hearChange, readField } from './validate-field';

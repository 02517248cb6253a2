export { hearEvent } from './hear-event';
export { hearReset } from './reset-form';
export { followErrors } from './show-errors';
export { answerSubmit } from './submit-form';
export { welcome } from './welcome-field';
export { hearBlur, hearChange } from './validate-field';

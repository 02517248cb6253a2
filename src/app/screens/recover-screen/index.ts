export type { RecoverScreenLabels } from '../languages/screen-labels';
export { NewPasswordScreen, type NewPasswordScreenProps } from './new-password-screen';
export { RecoverScreen, type RecoverScreenProps } from './recover-screen';

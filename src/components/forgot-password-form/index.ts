export type { ForgotPasswordFormLabels } from '../../languages/language';
export type {
  ForgotPasswordAnswer,
  ForgotPasswordCodeRequest,
  ForgotPasswordField,
  ForgotPasswordRequest,
} from './forgot-password-answer';
export { ForgotPasswordForm } from './forgot-password-form';
export type { ForgotPasswordFormProps } from './forgot-password-form-props';

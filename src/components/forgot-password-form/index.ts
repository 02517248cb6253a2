export type { ForgotPasswordFormLabels } from './words';
export { ForgotPasswordForm } from './forgot-password-form';
export type {
  ForgotPasswordAnswer,
  ForgotPasswordCodeRequest,
  ForgotPasswordField,
  ForgotPasswordFormProps,
  ForgotPasswordRequest,
} from './forgot-password-form-props';

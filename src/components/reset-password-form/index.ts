export type { ResetPasswordFormLabels } from './words';
export { ResetPasswordForm } from './reset-password-form';
export type {
  ExpiredFailure,
  ResetPasswordAnswer,
  ResetPasswordFormProps,
  ResetPasswordRequest,
} from './reset-password-form-props';

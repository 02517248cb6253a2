export type { ResetPasswordFormLabels } from '../../languages/language';
export type {
  ExpiredFailure,
  ResetPasswordAnswer,
  ResetPasswordRequest,
} from './reset-password-answer';
export { ResetPasswordForm } from './reset-password-form';
export type { ResetPasswordFormProps } from './reset-password-form-props';

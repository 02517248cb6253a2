export type { AccountFormProps, NamedAccountFormProps } from './account-form';
export type {
  CodeChallenge,
  CommonAnswer,
  FieldFailure,
  FormFailure,
  LinkChallenge,
  RetryFailure,
  SecondFactor,
  SignInCancel,
  SignInOptions,
} from './attempt-state';
export {
  ForgotPasswordForm,
  type ForgotPasswordAnswer,
  type ForgotPasswordCodeRequest,
  type ForgotPasswordField,
  type ForgotPasswordFormProps,
  type ForgotPasswordRequest,
} from './forgot-password-form';
export { LoginForm } from './login-form';
export type {
  CodeRequest,
  Credentials,
  IdentityRequest,
  LoginFormProps,
  PasskeyRequest,
  PasswordChallenge,
  ProviderRequest,
  SignInAnswer,
  SignInChallenge,
  SignInField,
  SignInIdentity,
  SignInRequest,
} from './login-form-props';
export type { SignInProvider } from './other-ways';
export {
  ResetPasswordForm,
  type ExpiredFailure,
  type ResetPasswordAnswer,
  type ResetPasswordFormProps,
  type ResetPasswordRequest,
} from './reset-password-form';
export {
  SignUpForm,
  type SignUpAccount,
  type SignUpAnswer,
  type SignUpField,
  type SignUpFormProps,
  type SignUpPasskeyRequest,
  type SignUpProviderRequest,
  type SignUpRequest,
  type SignUpSendRequest,
  type SignUpValues,
} from './sign-up-form';
export type { AccountIdentifier } from './use-account-form';
export type {
  AccountFormLabels,
  ForgotPasswordFormLabels,
  LoginFormLabels,
  ResetPasswordFormLabels,
  SignUpFormLabels,
} from './words';

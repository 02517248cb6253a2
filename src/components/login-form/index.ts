export type { AccountFormLabels, LoginFormLabels } from '../../languages/language';
export { LoginForm } from './login-form';
export type { AccountIdentifier } from './account-field';
export type { AccountFormProps } from './account-form-props';
export type { LoginFormProps } from './login-form-props';
export type {
  CodeChallenge,
  CodeRequest,
  Credentials,
  FieldFailure,
  FormFailure,
  IdentityRequest,
  LinkChallenge,
  PasskeyRequest,
  PasswordChallenge,
  ProviderRequest,
  RetryFailure,
  SecondFactor,
  SignInAnswer,
  SignInCancel,
  SignInChallenge,
  SignInField,
  SignInIdentity,
  SignInOptions,
  SignInRequest,
} from './sign-in-answer';
export type { SignInProvider } from './other-ways';

export type { AccountFormLabels } from '../account-form/parts';
export type { LoginFormLabels } from './words';
export type {
  AccountFormProps,
  AccountIdentifier,
  CodeChallenge,
  FieldFailure,
  FormFailure,
  LinkChallenge,
  RetryFailure,
  SecondFactor,
  SignInCancel,
  SignInOptions,
  SignInProvider,
} from '../account-form/parts';
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

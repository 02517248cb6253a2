export type { LoginFormLabels } from '../../languages/language';
export { LoginForm } from './login-form';
export type { LoginFormProps } from './login-form-props';
export type {
  Credentials,
  FieldFailure,
  FormFailure,
  RetryFailure,
  SignInAnswer,
  SignInChallenge,
  SignInField,
  SignInRequest,
} from './sign-in-answer';

export type { SignUpFormLabels } from '../../languages/language';
export type {
  SignUpAccount,
  SignUpAnswer,
  SignUpField,
  SignUpPasskeyRequest,
  SignUpProviderRequest,
  SignUpRequest,
  SignUpSendRequest,
  SignUpValues,
} from './sign-up-answer';
export { SignUpForm } from './sign-up-form';
export type { SignUpFormProps } from './sign-up-form-props';

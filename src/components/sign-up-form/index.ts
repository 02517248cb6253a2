export type { SignUpFormLabels } from '../../languages/language';
export { SignUpForm } from './sign-up-form';
export type {
  SignUpAccount,
  SignUpAnswer,
  SignUpField,
  SignUpFormProps,
  SignUpPasskeyRequest,
  SignUpProviderRequest,
  SignUpRequest,
  SignUpSendRequest,
  SignUpValues,
} from './sign-up-form-props';

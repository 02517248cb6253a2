export type { SignUpFormLabels } from './words';
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

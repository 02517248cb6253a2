// Parts of the form that the other forms of an account are made of. They are not exported by the package.
export { AccountField, type AccountIdentifier } from './account-field';
export { AccountFrame } from './account-frame';
export type { AccountFormProps } from './account-form-props';
export type { AttemptPlan } from './attempt/attempt-state';
export { useAttempt, type Attempt } from './attempt/use-attempt';
export { useAttemptFocus } from './attempt/use-attempt-focus';
export { BackButton, CodeLinks, OneTimeCodeStep } from './code-step';
export { EndStep, LinkStep } from './message-step';
export { NewPasswordField, type NewPasswordProps } from './new-password-field';
export { continueWith, OtherWays, type SignInProvider } from './other-ways';
export type {
  CodeChallenge,
  FieldFailure,
  FormFailure,
  LinkChallenge,
  RetryFailure,
  SignInCancel,
  SignInOptions,
} from './sign-in-answer';
export { StepFields } from './step-fields';
export { SubmitButton } from './submit-button';
export { usableIdentifier, usableLength } from './usable-props';
export { useAccountWords, type AccountView } from './use-account-words';

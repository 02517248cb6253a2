// Parts that the forms of an account are made of. They are not exported by the package.
export type {
  CodeChallenge,
  FieldFailure,
  FormFailure,
  LinkChallenge,
  RetryFailure,
  SecondFactor,
  SignInCancel,
  SignInOptions,
} from './account-answer';
export { AccountField, type AccountIdentifier } from './account-field';
export { AccountFrame, type AccountFormProps } from './account-frame';
export { useAccountView } from './account-view';
export { isCanceled } from './attempt/ask-server';
export type { AttemptPlan } from './attempt/attempt-state';
export { useAttempt, type Attempt } from './attempt/use-attempt';
export { useAttemptFocus } from './attempt/use-attempt-focus';
export { BackButton, CodeLinks, CodeStep, OneTimeCodeStep } from './code-step';
export { EndStep, LinkStep } from './message-step';
export { filled, NewPasswordField, type NewPasswordProps } from './new-password-field';
export { continueWith, OtherWays, type SignInProvider } from './other-ways';
export { StepFields, stepStyles } from './step-fields';
export { SubmitButton } from './submit-button';
export { usableIdentifier, usableLength } from './usable-props';
export { useAccountLabels } from './use-account-labels';
export { usePrefix } from './use-prefix';
export type { AccountFormLabels } from './words';

// An attempt and its states, labels, ids and focus. Copied forms import them from the package.
export { initialState, type AttemptStep } from './attempt-state';
export { isAnnounced, timeLeftText } from './countdown';
export {
  AccountContext,
  filled,
  usableIdentifier,
  usableLength,
  useAccount,
  useAccountForm,
  type Account,
  type AccountFormKind,
} from './use-account-form';
export { useAttempt, type Attempt } from './use-attempt';
export { usePasskeyAutofill } from './use-passkey-autofill';

export { OneTimeCodeInput } from './one-time-code-input';
export type {
  OneTimeCodeChangeDetails,
  OneTimeCodeChangeReason,
  OneTimeCodeInputProps,
} from './one-time-code-input-props';
export type { CodeCharacters } from './read-code';
export type { OneTimeCodeInputLabels } from './words';

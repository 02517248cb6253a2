export {
  OneTimeCodeInput,
  type OneTimeCodeChangeDetails,
  type OneTimeCodeChangeReason,
  type OneTimeCodeInputProps,
} from './one-time-code-input';
export type { CodeCharacters } from './read-code';
export type { OneTimeCodeInputLabels } from './words';

export {
  createPasskeys,
  type PasskeyEndpoints,
  PasskeyError,
  type PasskeyErrorReason,
  type PasskeyOptions,
  type PasskeyRegistration,
  type Passkeys,
  type PasskeySignIn,
} from './passkeys';

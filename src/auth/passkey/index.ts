export { PasskeyError, type PasskeyErrorReason } from './passkey-error';
export {
  createPasskeys,
  type PasskeyEndpoints,
  type PasskeyOptions,
  type PasskeyRegistration,
  type Passkeys,
  type PasskeySignIn,
} from './passkeys';

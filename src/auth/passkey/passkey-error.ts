import { AuthError } from '../core/auth-error';

/**
 * Why a passkey was not used:
 * - `canceled`: the user dismissed the dialog, or it took too long. Browsers do not reveal whether the user
 *   has a passkey, so a device without one is also reported this way.
 * - `unsupported`: passkeys cannot be used here: the browser or the device does not support them.
 * - `not-allowed`: the page may not use them: its domain differs from the passkey's, or is in a frame
 *   without the permission.
 * - `exists`: the device already has a passkey for this user.
 * - `failed`: the device reported another error, which is the `cause`.
 */
export type PasskeyErrorReason = 'canceled' | 'unsupported' | 'not-allowed' | 'exists' | 'failed';

const messages: Record<PasskeyErrorReason, string> = {
  canceled: 'The dialog for the passkey was dismissed.',
  unsupported: 'Passkeys cannot be used in this browser: offer another way to sign in.',
  'not-allowed': 'This page may not use the passkey: check its domain and its permissions.',
  exists: 'This device already has a passkey for the user.',
  failed: 'The passkey could not be used.',
};

/** Reports a passkey that was not created or not used. */
export class PasskeyError extends AuthError {
  override name = 'PasskeyError';
  /** Reason for the failure. */
  readonly reason: PasskeyErrorReason;

  constructor(reason: PasskeyErrorReason, cause?: unknown) {
    super(messages[reason], 'login', cause);
    this.reason = reason;
  }
}

const reasons: Record<string, PasskeyErrorReason> = {
  NotAllowedError: 'canceled',
  SecurityError: 'not-allowed',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
  InvalidStateError: 'exists',
};

/** Returns the typed error for one of the browser (Web Authentication Level 3, sections 5.1.3 and 5.1.4). */
export function passkeyErrorOf(error: unknown, feature: string): PasskeyError {
  const reason = (error instanceof Error && reasons[error.name]) || 'failed';
  const isForbidden = reason === 'canceled' && !isAllowed(feature);
  return new PasskeyError(isForbidden ? 'not-allowed' : reason, error);
}

/** Whether the Permissions Policy of the page allows a feature; true where it cannot be read. */
function isAllowed(feature: string): boolean {
  const { featurePolicy } = (globalThis.document ?? {}) as Document & {
    featurePolicy?: { allowsFeature(name: string): boolean };
  };
  return featurePolicy?.allowsFeature(feature) ?? true;
}

import type { PasskeyInfo, SecondFactor } from '../../demo-api';
import { bodyOf, type ApiClient } from '../api-client';

/** How a user signs in. */
export interface SecurityData {
  /** Passkeys. */
  passkeys: readonly PasskeyInfo[];
  /** Second factor, or null. */
  factor: SecondFactor | null;
}

/** Loads how the user signs in; null if it could not be loaded, which does not affect other settings. */
export async function loadSecurity(
  api: ApiClient,
  signal: AbortSignal,
): Promise<SecurityData | null> {
  const init = { init: { signal } };
  const requests = [
    bodyOf(api.auth.passkeys.$get({}, init)),
    bodyOf(api.auth['second-factor'].$get({}, init)),
  ] as const;
  return Promise.all(requests).then(
    ([{ passkeys }, { factor }]) => ({ passkeys, factor }),
    () => null,
  );
}

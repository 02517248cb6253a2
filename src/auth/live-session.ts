import type { Core } from './auth-core';
import { AuthRequestError, type AuthPhase } from './auth-error';
import { inTime } from './in-time';
import type * as parts from './live-parts';

/** What works only where somebody is signed in, or is about to be: a guest's page does without. */
export type LiveSession = typeof parts;

let loading: Promise<LiveSession> | undefined;

/**
 * Code of a session: fetched once, when a kept one is found, somebody signs in or a request is to leave.
 * @throws AuthRequestError where it does not load within `timeout`; the next call tries again. Chromium remembers a module that did not come
 * until the page is reloaded; import `live-parts` with the application where that must not happen.
 */
export function liveSession<User extends object>(
  core: Core<User>,
  phase: AuthPhase,
): Promise<LiveSession> {
  const fail = (cause?: unknown): never => {
    loading = undefined;
    throw core.fail(
      new AuthRequestError('The code of the session did not load.', phase, null, { cause }),
      phase,
    );
  };
  loading ??= import('./live-parts').catch(fail);
  return inTime(loading, core.options.timeout ?? 30_000, fail);
}

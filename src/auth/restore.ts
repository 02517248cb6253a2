import { loadTokens } from './access-token';
import type { Core } from './auth-core';
import { AuthRequestError } from './auth-error';
import { endSession } from './end-session';
import { loadUser } from './load-user';
import { canRenew, hasAccess } from './renew-tokens';
import { retrying } from './retrying';

/**
 * Called when a kept session is to be found again. A session that cannot be reached for a passing reason stays kept, with
 * the error in the picture; one that the server refuses ends.
 */
export async function restore<User extends object>(core: Core<User>): Promise<void> {
  await loadTokens(core);
  const strategy = core.strategy();
  const { life } = core;
  if (core.state.user) return;
  if (!strategy || (strategy.holdsToken && !core.kept)) {
    core.set({ status: 'anonymous' });
    return;
  }
  if (!hasAccess(core) && !canRenew(core)) return endSession(core, 'expired');
  core.set({ status: 'restoring' });
  try {
    await retrying(core, 'user', life.signal, () => loadUser(core));
  } catch (cause) {
    if (core.life !== life) return;
    const refused =
      cause instanceof AuthRequestError && (cause.status === 401 || cause.status === 403);
    // Without a token of ours, a refusal is how a guest is told.
    if (!refused || strategy.holdsToken) core.fail(cause, 'start');
    if (refused && core.kept) await endSession(core, 'refused');
    else core.set({ status: 'anonymous' });
  }
}

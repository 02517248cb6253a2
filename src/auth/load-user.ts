import type { Core } from './auth-core';
import { AuthRequestError } from './auth-error';
import { accessToken, renewTokens } from './renew-tokens';
import { retrying } from './retrying';
import { contextOf } from './send-request';
import { applyUser, endSession, loadTokens } from './session';
import { expireSession, isOver, isRenewable } from './session-tokens';
import { untilAborted } from './until-aborted';

/** User of the session, asked of the server; a token that is refused is renewed once. */
export async function loadUser<User extends object>(core: Core<User>): Promise<User | null> {
  await loadTokens(core);
  const { strategy, life } = core;
  const { signal } = life;
  const token = await accessToken(core);
  const { generation } = core;
  if (!strategy || (strategy.holdsToken && token === null)) return null;
  const ask = (token: string | null) =>
    untilAborted(strategy.fetchUser(contextOf(core, strategy, token, signal, 'user')), signal);
  try {
    const user = await ask(token).catch(async (error: unknown) => {
      signal.throwIfAborted();
      if (!isRefusal(error) || !isRenewable(core)) throw error;
      if (core.generation === generation) await renewTokens(core);
      return ask(core.kept?.access?.value ?? null);
    });
    signal.throwIfAborted();
    applyUser(core, user);
    return user;
  } catch (cause) {
    if (signal.aborted || !isRefusal(cause)) throw cause;
    // Without a session, a refusal is how a guest is told.
    if (!core.kept && !core.state.user) {
      core.set({ status: 'anonymous' });
      return null;
    }
    core.fail(cause, 'user');
    await endSession(core, 'refused');
    throw cause;
  }
}

function isRefusal(error: unknown, status = 401): boolean {
  return error instanceof AuthRequestError && error.phase === 'user' && error.status === status;
}

/**
 * Called when it is to be found out who is signed in, if anybody. A session that cannot be reached for a passing reason stays
 * kept, with the error in the picture; one that the server refuses ends.
 */
export async function restore<User extends object>(core: Core<User>): Promise<void> {
  const { life, strategy } = core;
  if (!strategy || (strategy.holdsToken && !core.kept)) {
    return core.set({ status: 'anonymous', user: null });
  }
  if (isOver(core)) return void (await expireSession(core));
  core.set({ status: core.state.user ? 'authenticated' : 'restoring' });
  try {
    await retrying(core, 'user', life.signal, () => loadUser(core));
  } catch (cause) {
    if (core.life !== life) return;
    const error = core.fail(cause, 'start');
    if (isRefusal(error, 403)) return endSession(core, 'refused');
    core.set({ status: core.state.user ? 'authenticated' : 'anonymous' });
  }
}

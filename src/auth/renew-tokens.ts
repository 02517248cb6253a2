import type { Core } from './auth-core';
import { AuthError, AuthRequestError, TokenMissingError } from './auth-error';
import { retrying } from './retrying';
import { contextOf } from './send-request';
import { endSession, loadTokens } from './session';
import { adoptTokens, canRenew, expireSession, hasAccess } from './session-tokens';
import { untilAborted } from './until-aborted';
import { withLock } from './with-lock';

/** Milliseconds for which a server can put refreshes off by `Retry-After`. */
const longestCoolDown = 300_000;

/** Access token that is good to use, renewed if it has to be; null where there is none. */
export async function accessToken<User extends object>(core: Core<User>): Promise<string | null> {
  await loadTokens(core);
  if (core.kept && !hasAccess(core)) await renewTokens(core);
  return core.kept?.access?.value ?? null;
}

/** Called when tokens are to be renewed: one refresh at a time, which all callers share. */
export function renewTokens<User extends object>(core: Core<User>): Promise<void> {
  const { life } = core;
  core.refreshing ??= renew(core, life.signal).finally(() => {
    // Another session may have a refresh of its own by now.
    if (core.life !== life) return;
    core.refreshing = null;
    if (core.state.status === 'refreshing') core.set({ status: 'authenticated' });
    core.look();
  });
  return core.refreshing;
}

async function renew<User extends object>(core: Core<User>, life: AbortSignal): Promise<void> {
  const { locks = globalThis.navigator?.locks, retry = {}, timeout = 30_000 } = core.options;
  const { cool, generation } = core;
  // Both ways: a clock that is set back must not hold refreshes up.
  if (cool && Math.abs(core.now() - cool.since) < cool.wait) throw cool.error;
  if (core.state.user && core.strategy?.refresh) core.set({ status: 'refreshing' });
  try {
    await retrying(core, 'refresh', life, () =>
      withLock(locks, `${core.prefix}refresh`, timeout, life, () =>
        renewOnce(core, life, generation),
      ),
    );
  } catch (cause) {
    life.throwIfAborted();
    const error = core.fail(cause, 'refresh');
    const { status = 0, retryAfter = 0 } = error instanceof AuthRequestError ? error : {};
    if (status === 400 || status === 401 || status === 403) await endSession(core, 'refused');
    else {
      const wait = Math.max(retry.coolDown ?? 5000, Math.min(retryAfter ?? 0, longestCoolDown));
      core.cool = { since: core.now(), wait, error };
    }
    throw error;
  }
}

/**
 * One try, in turn with the other tabs: takes what another tab has got since `generation`, also where its message came
 * before the lock, and keeps nothing that comes too late.
 */
async function renewOnce<User extends object>(
  core: Core<User>,
  life: AbortSignal,
  generation: number,
): Promise<void> {
  const isNewer = async () => {
    life.throwIfAborted();
    await core.follow();
    life.throwIfAborted();
    return core.generation !== generation && hasAccess(core);
  };
  if (await isNewer()) return;
  const { strategy, kept } = core;
  if (!strategy?.refresh || !canRenew(core)) {
    if (hasAccess(core)) throw new AuthError('Nothing is left to renew with.', 'refresh');
    throw await expireSession(core);
  }
  const context = contextOf(core, strategy, kept?.access?.value ?? null, life, 'refresh');
  let grant;
  try {
    grant = await untilAborted(strategy.refresh(kept?.refresh?.value ?? null, context), life);
  } catch (error) {
    // A refusal may be the answer to a token that another tab has used up.
    if (await isNewer()) return;
    throw error;
  }
  if (await isNewer()) return;
  const { access, refresh } = grant;
  if (strategy.holdsToken && !access) throw new TokenMissingError('access', 'refresh');
  const next = kept && { ...kept, access, refresh: refresh ?? kept.refresh };
  const written = next && core.vault.write(next, false);
  adoptTokens(core, next, false);
  await written;
  life.throwIfAborted();
  core.post('refresh');
}

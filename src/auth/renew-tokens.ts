import type { Core } from './auth-core';
import { AuthError, AuthRequestError, TokenMissingError } from './auth-error';
import { adoptStored, adoptTokens, endIfExpired, endSession } from './end-session';
import { retrying } from './retrying';
import { contextOf } from './send-request';
import { tokenStatus, type TokenStatus } from './token';
import { untilAborted } from './until-aborted';
import { withLock } from './with-lock';

/** Longest wait for another tab's refresh in ms. */
const lockLimit = 5000;

/** Standing of a token of the session. */
export function statusOf<User extends object>(
  { kept, options, now }: Core<User>,
  kind: 'access' | 'refresh',
): TokenStatus {
  const token = kept?.[kind];
  return tokenStatus(token?.value ?? null, token?.expiresAt ?? null, now(), options.leeway);
}

/** Whether an access token is there that has not expired; none is needed where script holds none. */
export function hasAccess<User extends object>(core: Core<User>): boolean {
  return (
    !core.strategy()?.holdsToken || (!!core.kept?.access && statusOf(core, 'access') !== 'expired')
  );
}

/** Whether the session can be renewed without a person. */
export function canRenew<User extends object>(core: Core<User>): boolean {
  const strategy = core.strategy();
  return (
    !!strategy?.refresh &&
    (!strategy.holdsRefreshToken ||
      (!!core.kept?.refresh && statusOf(core, 'refresh') !== 'expired'))
  );
}

/** Called when tokens are to be renewed: one refresh at a time, which all callers share. */
export function renewTokens<User extends object>(core: Core<User>): Promise<void> {
  if (core.refreshing) return core.refreshing;
  const { life } = core;
  const renewing = renew(core, life.signal).finally(() => {
    // Another session may have a refresh of its own by now.
    if (core.life !== life) return;
    core.refreshing = null;
    if (core.state.status === 'refreshing') core.set({ status: 'authenticated' });
    core.schedule();
  });
  core.refreshing = renewing;
  if (core.state.status === 'authenticated') core.set({ status: 'refreshing' });
  return renewing;
}

async function renew<User extends object>(core: Core<User>, life: AbortSignal): Promise<void> {
  if (!core.strategy()?.refresh) return;
  if (core.cool && core.now() < core.cool.until) throw core.cool.error;
  try {
    await retrying(core, 'refresh', life, () => {
      const { prefix = 'auth.', locks = globalThis.navigator?.locks } = core.options;
      return withLock(locks, `${prefix}refresh`, lockLimit, life, () => renewOnce(core, life));
    });
  } catch (cause) {
    life.throwIfAborted();
    const error = core.fail(cause, 'refresh');
    if (error instanceof AuthRequestError && [400, 401, 403].includes(error.status ?? 0)) {
      await endSession(core, 'refused');
    } else {
      const { coolDown = 5000 } = core.options.retry ?? {};
      const wait = error instanceof AuthRequestError ? (error.retryAfter ?? 0) : 0;
      core.cool = { until: core.now() + Math.max(coolDown, wait), error };
    }
    throw error;
  }
}

/** One try, in turn with the other tabs: takes what another tab has got meanwhile, and keeps nothing that comes too late. */
async function renewOnce<User extends object>(core: Core<User>, life: AbortSignal): Promise<void> {
  life.throwIfAborted();
  if ((await adoptStored(core)) && hasAccess(core)) return;
  const strategy = core.strategy();
  const { kept } = core;
  if (!strategy?.refresh || !canRenew(core)) {
    if (!hasAccess(core)) return endIfExpired(core);
    throw new AuthError('The refresh token has expired: the session ends with the access token.', {
      phase: 'refresh',
    });
  }
  const context = contextOf(core, strategy, kept?.access?.value ?? null, life, 'refresh');
  let grant;
  try {
    grant = await untilAborted(strategy.refresh(kept?.refresh?.value ?? null, context), life);
  } catch (error) {
    life.throwIfAborted();
    // A refusal may be the answer to a token that another tab has used up.
    if ((await adoptStored(core)) && hasAccess(core)) return;
    throw error;
  }
  life.throwIfAborted();
  if (await adoptStored(core)) return;
  if (strategy.holdsToken && !grant.access) throw new TokenMissingError('access', 'refresh');
  const next = kept && {
    ...kept,
    access: grant.access,
    refresh: grant.refresh ?? kept.refresh,
  };
  const written = next && core.vault.write(next, false);
  adoptTokens(core, next, false);
  await written?.catch((cause: unknown) => core.fail(cause, 'store'));
  life.throwIfAborted();
  core.post('refresh');
}

import type { Core } from './auth-core';
import { ExpiredAuthSessionError } from './auth-error';
import { endSession, statusOf } from './session';
import type { Kept } from './token-vault';

/** Whether a token is there that has not expired. */
function isAlive<User extends object>(core: Core<User>, kind: 'access' | 'refresh'): boolean {
  return !!core.kept?.[kind] && statusOf(core, kind) !== 'expired';
}

/** Whether requests can leave: with a token that has not expired, or without one where script holds none. */
export function hasAccess<User extends object>(core: Core<User>): boolean {
  return !core.strategy?.holdsToken || isAlive(core, 'access');
}

/** Whether the session can be renewed without a person. */
export function canRenew<User extends object>(core: Core<User>): boolean {
  return !!core.strategy?.refresh && (!core.strategy.holdsRefreshToken || isAlive(core, 'refresh'));
}

/** Whether there is something to renew the session with, be it that it has expired: another tab may have renewed it. */
export function isRenewable<User extends object>({ strategy, kept }: Core<User>): boolean {
  return !!strategy?.refresh && (!strategy.holdsRefreshToken || !!kept?.refresh);
}

/** Whether the session can go on only with a person. */
export function isOver<User extends object>(core: Core<User>): boolean {
  return !hasAccess(core) && !canRenew(core);
}

/**
 * Ends a session that is over: everything that waits, or is on its way, is aborted with the error that the result is.
 * `isGone` where another tab has emptied the stores.
 */
export async function expireSession<User extends object>(
  core: Core<User>,
  isGone = false,
): Promise<ExpiredAuthSessionError> {
  const error = new ExpiredAuthSessionError();
  core.fail(error, 'request');
  for (const request of core.pending) request.abort(error);
  await endSession(core, 'expired', { error, isGone });
  return error;
}

/** Called when tokens of the same session are new, whoever renewed them. */
export function adoptTokens<User extends object>(
  core: Core<User>,
  kept: Kept | null,
  remote: boolean,
): void {
  core.kept = kept;
  core.renewed = core.now();
  core.generation += 1;
  core.cool = null;
  core.set({ error: null });
  core.emit('refresh', { expiresAt: kept?.access?.expiresAt ?? null, remote });
  core.look();
}

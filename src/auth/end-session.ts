import type { LogoutReason } from './auth';
import type { Core } from './auth-core';
import { ExpiredAuthSessionError, SessionChangedError, type AuthError } from './auth-error';
import type { Kept } from './token-vault';

/** Called when a session ends on this side: everything is forgotten at once, and the stores are emptied unless another tab did it. */
export async function endSession<User extends object>(
  core: Core<User>,
  endedBy: LogoutReason,
  { reason, keepStores = false }: { reason?: AuthError; keepStores?: boolean } = {},
): Promise<void> {
  const had = core.kept ?? core.state.user;
  core.turnOver(reason);
  core.kept = null;
  core.schedule();
  core.set({ status: 'anonymous', user: null, ...(had && { endedBy }) });
  if (had) {
    core.emit('user', { user: null, switched: false });
    core.emit('logout', { reason: endedBy });
  }
  if (keepStores) return;
  await core.vault.clear().catch((cause: unknown) => core.fail(cause, 'store'));
  // Another end than a wanted one need not be the end of a tab that has tokens of its own.
  if (endedBy !== 'remote') core.post(endedBy === 'logout' ? 'logout' : 'refresh');
}

/** Called when tokens of the same session are new, whoever renewed them. */
export function adoptTokens<User extends object>(
  core: Core<User>,
  kept: Kept | null,
  remote: boolean,
): void {
  core.kept = kept;
  core.generation += 1;
  core.cool = null;
  core.set({ error: null });
  core.emit('refresh', { expiresAt: kept?.access?.expiresAt ?? null, remote });
  core.schedule();
}

/** Whether two pictures of the stores hold the same session with the same tokens. */
export function isSame(a: Kept | null, b: Kept | null): boolean {
  return (
    a?.session === b?.session &&
    a?.access?.value === b?.access?.value &&
    a?.refresh?.value === b?.refresh?.value
  );
}

/**
 * Whether the stores hold newer tokens of this session, which then are ours.
 * @throws SessionChangedError where they hold another session or none.
 */
export async function adoptStored<User extends object>(core: Core<User>): Promise<boolean> {
  const { signal } = core.life;
  const stored = await core.vault.read().catch(() => core.kept);
  signal.throwIfAborted();
  if (isSame(stored, core.kept)) return false;
  if (!stored || stored.session !== core.kept?.session) {
    core.follow();
    throw new SessionChangedError('refresh');
  }
  adoptTokens(core, stored, true);
  return true;
}

/**
 * Called when neither token is good any more. Another tab may have renewed them: only if not, the session ends, and with it
 * every request that has no answer yet.
 * @throws ExpiredAuthSessionError where it has ended.
 */
export async function endIfExpired<User extends object>(core: Core<User>): Promise<void> {
  if (await adoptStored(core)) return;
  const error = new ExpiredAuthSessionError();
  core.pending.forEach((request) => request.abort(error));
  void endSession(core, 'expired', { reason: error });
  throw core.fail(error, 'request');
}

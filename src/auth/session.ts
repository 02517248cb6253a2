import type { AuthState, LogoutReason } from './auth';
import type { Core } from './auth-core';
import { SessionChangedError, type AuthError } from './auth-error';
import { readPath } from './read-path';
import { tokenStatus, type TokenStatus } from './token';
import type { Kept } from './token-vault';

/** Standing of a token of the session. */
export function statusOf<User extends object>(
  { kept, options, now }: Core<User>,
  kind: 'access' | 'refresh',
): TokenStatus {
  const { value = null, expiresAt = null } = kept?.[kind] ?? {};
  return tokenStatus(value, expiresAt, now(), options.leeway);
}

/** Called when another session begins or this one ends: whatever is under way for it comes too late. */
export function turnOver<User extends object>(
  core: Core<User>,
  kept: Kept | null,
  change: Partial<AuthState<User>>,
  reason: AuthError = new SessionChangedError(),
): AbortSignal {
  core.life.abort(reason);
  core.life = new AbortController();
  core.refreshing = core.cool = null;
  if (kept) {
    core.strategy = core.use(kept.strategy);
    change = { ...change, strategy: kept.strategy };
  }
  core.kept = kept;
  core.since = core.renewed = core.now();
  core.set(change);
  core.look();
  return core.life.signal;
}

/**
 * Called when a session ends on this side: everything is forgotten at once, and the stores are emptied unless
 * another tab did it.
 */
export async function endSession<User extends object>(
  core: Core<User>,
  reason: LogoutReason,
  { error, isGone }: { error?: AuthError; isGone?: boolean } = {},
): Promise<void> {
  const had = core.kept ?? core.state.user;
  const endedBy = had ? reason : core.state.endedBy;
  turnOver(core, null, { status: 'anonymous', user: null, endedBy }, error);
  if (had) {
    core.emit('user', { user: null, switched: false });
    core.emit('logout', { reason });
  }
  if (isGone) return;
  await core.vault.clear();
  // Another end than a wanted one need not be the end of a tab that has tokens of its own.
  if (reason !== 'remote') core.post(reason);
}

/** Text that tells one user from another, or undefined where nothing does. */
export function userId<User extends object>({ options }: Core<User>, user: User | null) {
  const { userKey } = options;
  const id = userKey ? readPath(user, userKey) : (readPath(user, 'id') ?? readPath(user, 'sub'));
  if (id === undefined || id === null) return undefined;
  return typeof id === 'object' ? JSON.stringify(id) : String(id);
}

/** Called when it is known who is signed in. */
export function applyUser<User extends object>(core: Core<User>, user: User | null): void {
  const id = userId(core, user);
  const switched = id !== undefined && core.lastUser !== undefined && id !== core.lastUser;
  core.lastUser = id ?? core.lastUser;
  const status = core.refreshing ? 'refreshing' : 'authenticated';
  core.set(user ? { user, status, endedBy: null, error: null } : { user, status: 'anonymous' });
  core.emit('user', { user, switched });
}

/** Called when the tokens are needed: looks into the stores once. */
export function loadTokens<User extends object>(core: Core<User>): Promise<void> {
  const { life } = core;
  core.loading ??= core.vault.read().then((kept) => {
    // A sign-in that came first has tokens of its own.
    if (kept && !core.kept && core.life === life) turnOver(core, kept, {});
  });
  return core.loading;
}

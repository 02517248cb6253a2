import { accessToken } from './access-token';
import type { Core } from './auth-core';
import { AuthRequestError } from './auth-error';
import { readPath } from './read-path';
import { renewTokens } from './renew-tokens';
import { contextOf } from './send-request';
import { untilAborted } from './until-aborted';

/** Text that tells one user from another, or undefined where nothing does. */
export function userId<User extends object>(
  { options }: Core<User>,
  user: User | null,
): string | undefined {
  const id =
    options.userKey === undefined
      ? (readPath(user, 'id') ?? readPath(user, 'sub'))
      : readPath(user, options.userKey);
  return typeof id === 'string' || typeof id === 'number' ? String(id) : undefined;
}

/** Called when it is known who is signed in. */
export function applyUser<User extends object>(core: Core<User>, user: User | null): void {
  const id = userId(core, user);
  const switched = id !== undefined && core.lastUser !== undefined && id !== core.lastUser;
  core.lastUser = id ?? core.lastUser;
  const status = user ? (core.refreshing ? 'refreshing' : 'authenticated') : 'anonymous';
  core.set({ user, status, ...(user && { endedBy: null, error: null }) });
  core.emit('user', { user, switched });
}

/** User of the session, asked of the server; a token that is refused is renewed once. */
export async function loadUser<User extends object>(core: Core<User>): Promise<User | null> {
  const token = await accessToken(core);
  const strategy = core.strategy();
  if (!strategy || (strategy.holdsToken && token === null)) return null;
  const { generation } = core;
  const { signal } = core.life;
  const ask = (token: string | null) =>
    untilAborted(strategy.fetchUser(contextOf(core, strategy, token, signal, 'user')), signal);
  const user = await ask(token).catch(async (error: unknown) => {
    signal.throwIfAborted();
    if (!(error instanceof AuthRequestError) || error.status !== 401 || !strategy.refresh)
      throw error;
    if (core.generation === generation) await renewTokens(core);
    return ask(core.kept?.access?.value ?? null);
  });
  signal.throwIfAborted();
  applyUser(core, user);
  return user;
}

import type { LoginOptions } from './auth';
import type { Core } from './auth-core';
import { TokenMissingError } from './auth-error';
import { randomString } from './random-string';
import { contextOf } from './send-request';
import { applyUser, endSession, loadTokens, turnOver } from './session';
import type { Grant, Strategy, StrategyContext } from './strategy';
import { untilAborted } from './until-aborted';

/** Way to tokens; undefined where the strategy has none. */
type Obtain<User extends object> = (
  strategy: Strategy<User>,
  context: StrategyContext,
) => Promise<Grant<User>> | undefined;

/**
 * User after a sign-in. Tokens and user come first, then all is stored at once, unless something newer came in
 * between.
 */
export async function signIn<User extends object>(
  core: Core<User>,
  turn: AbortSignal,
  { strategy: wanted, remember = false, signal: given }: LoginOptions,
  obtain: Obtain<User>,
): Promise<User | null> {
  const signal = given ? AbortSignal.any([turn, given]) : turn;
  try {
    signal.throwIfAborted();
    const name = wanted ?? core.state.strategy ?? '';
    const strategy = core.use(name);
    const answer = obtain(strategy, contextOf(core, strategy, null, signal, 'login'));
    if (!answer) return null;
    const { access, refresh, user: found } = await untilAborted(answer, signal);
    if (strategy.holdsToken && !access) throw new TokenMissingError('access', 'login');
    const context = contextOf(core, strategy, access && access.value, signal, 'user');
    const user =
      found ??
      (strategy.fetchesUser ? await untilAborted(strategy.fetchUser(context), signal) : null);
    const kept = { strategy: name, session: randomString(), remember, access, refresh };
    const life = turnOver(core, kept, { status: 'anonymous' });
    const written = core.vault.write(kept, true);
    applyUser(core, user);
    await written;
    life.throwIfAborted();
    core.post('login');
    core.emit('login', { user, strategy: name, remote: false });
    return user;
  } catch (cause) {
    signal.throwIfAborted();
    throw core.fail(cause, 'login');
  }
}

/** Called when a person signs out. Everything here is forgotten before the server is asked. */
export async function signOut<User extends object>(
  core: Core<User>,
  everywhere: boolean,
): Promise<void> {
  // What is there already is forgotten without waiting for a store.
  if (!core.kept) await loadTokens(core);
  const { strategy } = core;
  const token = core.kept?.access?.value ?? null;
  await endSession(core, 'logout');
  try {
    core.use(core.state.strategy);
  } catch (cause) {
    throw core.fail(cause, 'logout');
  }
  try {
    if (strategy?.logout && (token !== null || !strategy.holdsToken)) {
      const context = contextOf(core, strategy, token, new AbortController().signal, 'logout');
      await strategy.logout({ everywhere }, context);
    }
  } catch (cause) {
    core.fail(cause, 'logout');
  }
}

/** Tokens that the application got elsewhere, as a strategy reads them. */
export async function adoptGiven<User extends object>(
  { now }: Core<User>,
  strategy: Strategy<User>,
  { access, refresh }: { access: string; refresh?: string },
): Promise<Grant<User>> {
  const adopt = (token: string, kind: 'access' | 'refresh') =>
    strategy.adopt?.(token, kind, now()) ?? { value: token, expiresAt: null };
  return {
    access: await adopt(access, 'access'),
    refresh: refresh ? await adopt(refresh, 'refresh') : null,
  };
}

/** Called when another strategy is to be used: a session of the old one ends on this side. */
export async function changeStrategy<User extends object>(
  core: Core<User>,
  name: string,
): Promise<void> {
  const strategy = core.use(name);
  if (name === core.state.strategy) return;
  await endSession(core, 'logout');
  core.strategy = strategy;
  core.set({ strategy: name });
}

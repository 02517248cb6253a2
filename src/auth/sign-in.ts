import { loadTokens } from './access-token';
import type { LoginOptions } from './auth';
import type { Core } from './auth-core';
import {
  NoStrategyError,
  SessionChangedError,
  TokenMissingError,
  type AuthPhase,
} from './auth-error';
import { endSession } from './end-session';
import { applyUser } from './load-user';
import { randomString } from './random-string';
import { contextOf } from './send-request';
import type { Grant, Strategy, StrategyContext } from './strategy';
import { untilAborted } from './until-aborted';

/** Way to tokens; undefined where the strategy has none. */
type Obtain<User extends object> = (
  strategy: Strategy<User>,
  context: StrategyContext,
) => Promise<Grant<User>> | undefined;

/** User after a sign-in. Tokens and user come first, then all is stored at once, unless something newer came in between. */
export async function signIn<User extends object>(
  core: Core<User>,
  { strategy: wanted, remember = false, signal: given }: LoginOptions,
  phase: AuthPhase,
  obtain: Obtain<User>,
): Promise<User | null> {
  core.signingIn?.abort(new SessionChangedError(phase));
  const turn = (core.signingIn = new AbortController());
  const signal = given ? AbortSignal.any([turn.signal, given]) : turn.signal;
  core.set({ error: null });
  core.busy(1);
  try {
    signal.throwIfAborted();
    const name = wanted ?? core.state.strategy;
    if (name === null) throw new NoStrategyError(phase);
    const strategy = core.strategyOf(name);
    const answer = obtain(strategy, contextOf(core, strategy, null, signal, phase));
    if (!answer) return null;
    const { access, refresh, user: found } = await untilAborted(answer, signal);
    if (strategy.holdsToken && !access) throw new TokenMissingError('access', phase);
    const context = contextOf(core, strategy, access?.value ?? null, signal, 'user');
    const user =
      found ??
      (strategy.fetchesUser ? await untilAborted(strategy.fetchUser(context), signal) : null);
    signal.throwIfAborted();
    core.signingIn = null;
    const session = { strategy: name, session: randomString(), remembered: remember };
    await begin(core, { ...session, access, refresh }, user);
    return user;
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    throw core.fail(cause, phase);
  } finally {
    if (core.signingIn === turn) core.signingIn = null;
    core.busy(-1);
  }
}

async function begin<User extends object>(
  core: Core<User>,
  kept: NonNullable<Core['kept']>,
  user: User | null,
): Promise<void> {
  const { signal } = core.turnOver();
  core.kept = kept;
  core.since = core.now();
  core.set({ strategy: kept.strategy });
  const written = core.vault.write(kept, true);
  applyUser(core, user);
  core.schedule();
  await written.catch((cause: unknown) => core.fail(cause, 'store'));
  signal.throwIfAborted();
  core.post('login');
  core.emit('login', { user, strategy: kept.strategy, remote: false });
}

/** Called when a person signs out. Everything here is forgotten before the server is asked. */
export async function signOut<User extends object>(
  core: Core<User>,
  everywhere: boolean,
): Promise<void> {
  core.signingIn?.abort(new SessionChangedError('logout'));
  await loadTokens(core);
  const strategy = core.strategy();
  const token = core.kept?.access?.value ?? null;
  core.busy(1);
  const forgotten = endSession(core, 'logout');
  try {
    if (strategy?.logout && (token !== null || !strategy.holdsToken)) {
      const context = contextOf(core, strategy, token, new AbortController().signal, 'logout');
      await strategy.logout({ everywhere }, context);
    }
  } catch (cause) {
    core.fail(cause, 'logout');
  } finally {
    await forgotten;
    core.busy(-1);
  }
}

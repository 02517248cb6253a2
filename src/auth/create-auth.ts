import type { Auth, AuthUser } from './auth';
import { createCore } from './auth-core';
import { SessionChangedError, type AuthPhase } from './auth-error';
import { redirects } from './redirects';
import { hasScope } from './has-scope';
import { keepWatch } from './keep-watch';
import { liveSession, type LiveSession } from './live-session';
import type { AuthOptions } from './options';
import { applyUser, endSession, loadTokens, statusOf } from './session';

/**
 * Sign-in helper for one application. Creating it touches nothing: neither storage nor network, timer or global.
 * @throws UnknownStrategyError where `defaultStrategy` is none of the strategies.
 */
export function createAuth<User extends object = AuthUser>(options: AuthOptions<User>): Auth<User> {
  const core = createCore(options);
  const idle = core.state;
  let tasks = 0;
  const isGuest = () => core.strategy?.holdsToken && !core.kept;
  const live = async <Value>(
    phase: AuthPhase,
    work: (parts: LiveSession) => Promise<Value>,
  ): Promise<Value> => work(await liveSession(core, phase));
  const telling = <Value>(
    phase: 'login' | 'user' | 'refresh',
    work: (parts: LiveSession) => Promise<Value>,
  ) =>
    live(phase, (parts) => {
      core.use(core.state.strategy);
      return work(parts);
    }).catch((cause: unknown) => {
      throw core.fail(cause, phase);
    });
  const busily = async <Value>(
    phase: 'login' | 'logout',
    work: (parts: LiveSession, turn: AbortSignal) => Promise<Value>,
  ): Promise<Value> => {
    // At once, and not when the code has come: what is asked for meanwhile takes its place.
    core.turn?.abort(new SessionChangedError());
    const { signal } = (core.turn = new AbortController());
    core.set({ error: null, busy: (tasks += 1) > 0 });
    return live(phase, (parts) => work(parts, signal)).finally(() =>
      core.set({ busy: (tasks -= 1) > 0 }),
    );
  };
  return {
    ...keepWatch(core),
    ...redirects(core),
    getSnapshot: () => core.state,
    getServerSnapshot: () => idle,
    subscribe: (onChange) => core.on('', onChange),
    on: core.on,
    login: (credentials, choices = {}) =>
      busily('login', ({ signIn }, turn) =>
        signIn(core, turn, choices, (strategy, context) =>
          strategy.login ? strategy.login(credentials, context) : undefined,
        ),
      ),
    logout: ({ everywhere = false } = {}) =>
      busily('logout', ({ signOut }) => signOut(core, everywhere)).catch(async (error: unknown) => {
        // The server could not be told, for want of code; this side forgets all the same.
        await endSession(core, 'logout');
        throw error;
      }),
    async fetchUser() {
      const user = await telling('user', ({ loadUser }) => loadUser(core));
      if (user) core.post('user');
      return user;
    },
    setUser(user) {
      if (!user) return void endSession(core, 'logout');
      // The answer to an edit may come after the sign-out.
      if (isGuest()) return;
      applyUser(core, user);
      core.post('user');
    },
    setTokens: (tokens, choices = {}) =>
      busily('login', ({ adoptGiven, signIn }, turn) =>
        signIn(core, turn, choices, (strategy) => adoptGiven(core, strategy, tokens)),
      ),
    refresh: () =>
      telling('refresh', async ({ renewTokens }) => {
        await loadTokens(core);
        // A guest has nothing that could have expired.
        if (core.strategy?.refresh && !isGuest()) await renewTokens(core);
      }),
    getAccessToken: () => telling('refresh', ({ accessToken }) => accessToken(core)),
    fetch: (input, init) => live('request', ({ authFetch }) => authFetch(core, input, init)),
    tokenStatus: (kind = 'access') => statusOf(core, kind),
    hasScope: (scopes, mode) =>
      hasScope(core.state.user, options.scopeKey ?? 'scope', scopes, mode),
    setStrategy: (name) => telling('login', ({ changeStrategy }) => changeStrategy(core, name)),
  };
}

import type { Auth, AuthUser } from '../core/auth';
import type { AuthPhase } from '../core/auth-error';
import { hasScope } from '../core/scopes';
import { createTabLink, tabChannel } from '../tabs/tab-channel';
import { createFetch } from './auth-fetch';
import { createFollow } from './follow-tabs';
import type { AuthOptions } from './options';
import { createRedirects } from './redirects';
import { createRefresh } from './refresh';
import { createSignIn } from './sign-in';
import { createState } from './state';
import { createTokens } from './tokens';
import { createUser } from './user';
import { createWatch } from './watch';

/**
 * Creates a sign-in client. It has no side effects before `start`: no storage, requests, timers or globals.
 * @throws UnknownStrategyError if `defaultStrategy` is not one of the strategies.
 */
export function createAuth<User extends object = AuthUser>(options: AuthOptions<User>): Auth<User> {
  const { channel = tabChannel } = options;
  // Each part depends only on those before it.
  const state = createState(options);
  const tabs = createTabLink(channel && (() => channel(`${state.prefix}tabs`)), () => ({
    at: state.now(),
    user: state.userId(state.snapshot.user),
  }));
  const tokens = createTokens(state, tabs);
  const follow = createFollow(state, tokens);
  const refresh = createRefresh(state, tokens, tabs, follow);
  const user = createUser(state, tokens, refresh);
  const signIn = createSignIn(state, tokens, tabs, user);
  const watch = createWatch({ state, tokens, tabs, follow, refresh, user, signIn });
  const idle = state.snapshot;

  /** Runs an operation that needs a strategy; a failure emits an `error` event. */
  async function withStrategy<Value>(phase: AuthPhase, work: () => Promise<Value>): Promise<Value> {
    try {
      state.findStrategy(state.snapshot.strategy);
      return await work();
    } catch (cause) {
      throw state.fail(cause, phase);
    }
  }

  return {
    ...watch,
    ...createRedirects(state),
    login: signIn.login,
    setTokens: signIn.setTokens,
    logout: signIn.logout,
    setStrategy: signIn.setStrategy,
    fetch: createFetch(state, tokens, refresh),
    getSnapshot: () => state.snapshot,
    getServerSnapshot: () => idle,
    subscribe: state.subscribe,
    on: state.on,
    async fetchUser() {
      const found = await withStrategy('user', user.load);
      if (found) tabs.post('user');
      return found;
    },
    setUser(given) {
      if (!given) return void signIn.leave();
      // The response to an edit may arrive after the sign-out.
      if (tokens.isGuest()) return;
      user.apply(given);
      tabs.post('user');
    },
    refresh: () =>
      withStrategy('refresh', async () => {
        await tokens.load();
        // A guest has no token that could have expired.
        if (state.strategy()?.refresh && !tokens.isGuest()) await refresh.renew();
      }),
    getAccessToken: () => withStrategy('refresh', refresh.accessToken),
    tokenStatus: (token = 'access') => tokens.status(token),
    hasScope: (scopes, mode) => hasScope(state.snapshot.user, state.scopeKey, scopes, mode),
  };
}

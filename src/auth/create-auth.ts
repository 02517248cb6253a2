import type { Auth, AuthUser } from './auth';
import { createCore } from './auth-core';
import { TokenMissingError } from './auth-error';
import { authFetch } from './auth-fetch';
import { followTabs } from './follow-tabs';
import { redirects } from './go-to';
import { hasScope } from './has-scope';
import { keepWatch } from './keep-watch';
import { loadUser } from './load-user';
import type { AuthOptions } from './options';
import { accessToken, loadTokens, renewTokens } from './renew-tokens';
import { applyUser, endSession, statusOf } from './session';
import { signIn, signOut } from './sign-in';

/**
 * Sign-in helper for one application. Creating it touches nothing: neither storage nor network, timer or global.
 * @throws UnknownStrategyError where `defaultStrategy` is none of the strategies.
 */
export function createAuth<User extends object = AuthUser>(options: AuthOptions<User>): Auth<User> {
  const core = createCore(options, followTabs);
  const idle = core.state;
  const failing = (phase: 'user' | 'refresh') => (cause: unknown) => {
    throw core.fail(cause, phase);
  };
  return {
    ...keepWatch(core),
    ...redirects(core),
    getSnapshot: () => core.state,
    getServerSnapshot: () => idle,
    subscribe: (onChange) => core.on('', onChange),
    on: core.on,
    login: (credentials, choices = {}) =>
      signIn(core, choices, (strategy, context) =>
        strategy.login ? strategy.login(credentials, context) : undefined,
      ),
    logout: ({ everywhere = false } = {}) => signOut(core, everywhere),
    async fetchUser() {
      const user = await loadUser(core).catch(failing('user'));
      if (user) core.post('user');
      return user;
    },
    setUser(user) {
      if (!user) return void endSession(core, 'logout');
      applyUser(core, user);
      core.post('user');
    },
    setTokens: ({ access, refresh }, choices = {}) =>
      signIn(core, choices, async (strategy, { now }) => {
        if (strategy.holdsRefreshToken && !refresh) throw new TokenMissingError('refresh', 'login');
        const adopt = (token: string, kind: 'access' | 'refresh') =>
          strategy.adopt?.(token, kind, now()) ?? { value: token, expiresAt: null };
        return {
          access: adopt(access, 'access'),
          refresh: refresh ? adopt(refresh, 'refresh') : null,
        };
      }),
    async refresh() {
      await loadTokens(core);
      if (core.strategy?.refresh) await renewTokens(core).catch(failing('refresh'));
    },
    getAccessToken: () => accessToken(core).catch(failing('refresh')),
    fetch: (input, init) => authFetch(core, input, init),
    tokenStatus: (kind = 'access') => statusOf(core, kind),
    hasScope: (scopes, mode) =>
      hasScope(core.state.user, options.scopeKey ?? 'scope', scopes, mode),
    async setStrategy(name) {
      const strategy = core.use(name);
      if (name === core.state.strategy) return;
      await endSession(core, 'logout');
      core.strategy = strategy;
      core.set({ strategy: name });
    },
  };
}

import { accessToken, loadTokens } from './access-token';
import type { Auth, AuthUser } from './auth';
import { createCore, type Core } from './auth-core';
import { authFetch } from './auth-fetch';
import { SessionChangedError, TokenMissingError } from './auth-error';
import { endSession } from './end-session';
import { followTabs } from './follow-tabs';
import { redirects, redirectTarget } from './go-to';
import { hasScope } from './has-scope';
import { keepWatch } from './keep-watch';
import { applyUser, loadUser, userId } from './load-user';
import type { AuthOptions } from './options';
import { renewTokens, statusOf } from './renew-tokens';
import { restore } from './restore';
import { signIn, signOut } from './sign-in';
import { tabChannel } from './tab-channel';

/**
 * Sign-in helper for one application. Creating it touches nothing: neither storage nor network, timer or global.
 * @throws UnknownStrategyError where `defaultStrategy` is none of the strategies.
 */
export function createAuth<User extends object = AuthUser>(options: AuthOptions<User>): Auth<User> {
  const core = createCore(options);
  const { start, dispose } = lifeCycle(core);
  const idle = core.state;
  const reported = async <Value>(phase: 'user' | 'refresh', work: Promise<Value>) => {
    try {
      return await work;
    } catch (cause) {
      throw core.fail(cause, phase);
    }
  };
  return {
    start,
    dispose,
    getSnapshot: () => core.state,
    getServerSnapshot: () => idle,
    subscribe: (onChange) => core.listeners.add('', onChange),
    login: (credentials, choices = {}) =>
      signIn(core, choices, 'login', (strategy, context) =>
        strategy.login ? strategy.login(credentials, context) : undefined,
      ),
    logout: ({ everywhere = false } = {}) => signOut(core, everywhere),
    async fetchUser() {
      const user = await reported('user', loadUser(core));
      if (user) core.post('user');
      return user;
    },
    setUser(user) {
      if (user === null) return void endSession(core, 'logout');
      applyUser(core, user);
      core.post('user');
    },
    setTokens: ({ access, refresh }, choices = {}) =>
      signIn(core, choices, 'login', async (strategy, { now }) => {
        const adopt = (token: string, kind: 'access' | 'refresh') =>
          strategy.adopt?.(token, kind, now()) ?? { value: token, expiresAt: null };
        if (strategy.holdsRefreshToken && refresh === undefined) {
          throw new TokenMissingError('refresh', 'login');
        }
        return {
          access: adopt(access, 'access'),
          refresh: refresh === undefined ? null : adopt(refresh, 'refresh'),
        };
      }),
    async refresh() {
      await loadTokens(core);
      await reported('refresh', renewTokens(core));
    },
    getAccessToken: () => reported('refresh', accessToken(core)),
    fetch: (input, init) => authFetch(core, input, init),
    tokenStatus: (kind = 'access') => statusOf(core, kind),
    hasScope: (scopes, mode) =>
      hasScope(core.state.user, options.scopeKey ?? 'scope', scopes, mode),
    redirect: redirects(core),
    redirectTarget: (name) => redirectTarget(core, name),
    async setStrategy(name) {
      core.strategyOf(name);
      if (name === core.state.strategy) return;
      await endSession(core, 'logout');
      core.set({ strategy: name });
    },
    on: (name, listener) => core.listeners.add(name, listener),
  };
}

/** Start and end of what goes on outside: the channel, the stores' events, the timer, the page's waking up. */
function lifeCycle<User extends object>(core: Core<User>): Pick<Auth<User>, 'start' | 'dispose'> {
  let starts = 0;
  let started = Promise.resolve();
  let ends: (() => void)[] = [];
  const watch = keepWatch(core);
  const { channel: open = tabChannel, prefix = 'auth.' } = core.options;
  core.follow = () => void followTabs(core);
  const begin = () => {
    const channel = open ? open(`${prefix}tabs`) : null;
    core.schedule = watch.schedule;
    core.post = (type) =>
      channel?.post({ type, at: core.now(), user: userId(core, core.state.user) });
    let soon: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      clearTimeout(soon);
      // A session is several keys: the last of them is waited for.
      soon = setTimeout(core.follow, 50);
    };
    const wake = ({ type }: Event) => watch.wake(type === 'online');
    const waking = ['visibilitychange', 'focus', 'online', 'pageshow'];
    for (const name of waking) globalThis.addEventListener?.(name, wake);
    ends = [
      core.vault.subscribe(hear),
      ...(channel
        ? [channel.subscribe((message) => void followTabs(core, message)), () => channel.close()]
        : []),
      () => waking.forEach((name) => globalThis.removeEventListener?.(name, wake)),
      () => clearTimeout(soon),
      watch.stop,
    ];
    return restore(core);
  };
  return {
    start() {
      starts += 1;
      if (starts === 1) started = begin();
      return started;
    },
    dispose() {
      if (starts === 0 || (starts -= 1) > 0) return;
      core.post = core.schedule = () => {};
      ends.forEach((end) => end());
      const error = new SessionChangedError('request');
      core.signingIn?.abort(error);
      core.pending.forEach((request) => request.abort(error));
      core.turnOver(error);
      core.kept = core.loading = null;
      core.set({ status: 'idle', user: null });
    },
  };
}

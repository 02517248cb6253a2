import type { Auth, LoginOptions } from '../core/auth';
import {
  type AuthError,
  NoStrategyError,
  SessionChangedError,
  TokenMissingError,
} from '../core/auth-error';
import { readPath } from '../core/scopes';
import type { Grant, Strategy, StrategyContext } from '../core/strategy';
import { withExpiry } from '../core/token';
import { pageUrl } from '../core/urls';
import { untilAborted } from '../core/wait';
import { newSessionId, type StoredSession } from '../stores/token-vault';
import type { TabLink } from '../tabs/tab-channel';
import { keepPage } from './redirects';
import { contextOf } from './send-request';
import type { SessionState } from './state';
import type { SessionTokens } from './tokens';
import type { SessionUser } from './user';

/** Function that gets tokens; undefined if the strategy has none. */
type Obtain<User extends object> = (
  strategy: Strategy<User>,
  context: StrategyContext,
) => Promise<Grant<User>> | undefined;

/** Functions that start or end a session. */
export interface SignIn<User extends object> extends Pick<
  Auth<User>,
  'login' | 'setTokens' | 'logout' | 'setStrategy'
> {
  /** Ends the session only in the client, even one that is still being read; nothing for a guest. */
  leave(): Promise<void>;
  /**
   * Completes a sign-in that left the page, if this page is the response to it; null if it is not. Never rejects, and
   * resolves with whether a session began.
   */
  resume(): Promise<boolean> | null;
  /** Cancels a sign-in in progress. */
  cancel(reason: AuthError): void;
}

/** Creates sign-in and sign-out; the latest call replaces earlier ones. */
export function createSignIn<User extends object>(
  state: SessionState<User>,
  tokens: SessionTokens<User>,
  tabs: TabLink,
  { apply }: SessionUser<User>,
): SignIn<User> {
  let latest: AbortController | null = null;

  /** Runs a sign-in or a sign-out; the next one aborts its signal. */
  async function runLatest<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
    latest?.abort(new SessionChangedError());
    const own = new AbortController();
    latest = own;
    state.set({ error: null, busy: true });
    try {
      return await work(own.signal);
    } finally {
      if (latest === own) state.set({ busy: false });
    }
  }

  /** Gets tokens and user first, then stores everything at once, unless a newer call replaced this one. */
  async function signIn(
    turn: AbortSignal,
    { strategy: wanted, remember = false, signal: given }: LoginOptions,
    obtain: Obtain<User>,
  ): Promise<User | null> {
    const signal = given ? AbortSignal.any([turn, given]) : turn;
    try {
      signal.throwIfAborted();
      const name = wanted ?? state.snapshot.strategy ?? '';
      const strategy = state.findStrategy(name);
      const answer = obtain(strategy, contextOf(state, name, null, signal, 'login'));
      if (!answer) return null;
      const grant = await untilAborted(answer, signal);
      const { access, refresh, user: found = null, returnTo } = grant;
      if (strategy.holdsToken && !access) throw new TokenMissingError('access', 'login');
      const context = contextOf(state, name, access?.value ?? null, signal, 'user');
      const user = await wholeUser(found, strategy, context);
      const isRemembered = grant.remember ?? remember;
      const session: StoredSession = {
        strategy: name,
        id: newSessionId(isRemembered),
        remember: isRemembered,
        access: withExpiry(access),
        refresh: withExpiry(refresh),
      };
      if (returnTo) keepPage(state, returnTo);
      const lifetime = tokens.begin(session, { status: 'anonymous' });
      const written = tokens.vault.write(session, true);
      apply(user);
      await written;
      lifetime.throwIfAborted();
      tabs.post('login');
      state.emit('login', { user, strategy: name, otherTab: false });
      return user;
    } catch (cause) {
      signal.throwIfAborted();
      throw state.fail(cause, 'login');
    }
  }

  /**
   * Returns the user of a sign-in, whose response may have no user or only a part of one, without the scopes. If the
   * part is all there is, or the rest cannot be fetched now, it is the user.
   */
  async function wholeUser(
    found: User | null,
    strategy: Strategy<User>,
    context: StrategyContext,
  ): Promise<User | null> {
    const hasScopes = (user: User | null) => readPath(user, state.scopeKey) !== undefined;
    if (!strategy.fetchesUser || hasScopes(found)) return found;
    const fetching = untilAborted(strategy.fetchUser(context), context.signal);
    if (!found) return fetching;
    try {
      const whole = await fetching;
      return hasScopes(whole) ? whole : found;
    } catch (cause) {
      context.signal.throwIfAborted();
      state.fail(cause, 'user');
      return found;
    }
  }

  async function leave(): Promise<void> {
    if (!tokens.hasUser()) await tokens.loading;
    if (tokens.hasUser() || state.snapshot.status !== 'idle') await tokens.end('logout');
  }

  /** Clears everything in the client before the request to the server. */
  async function signOut(turn: AbortSignal, everywhere: boolean): Promise<void> {
    // Clears what is in memory without waiting for a store. Another tab may have stored a session unnoticed.
    const stored = tokens.session ? null : await tokens.vault.read();
    if (stored && !tokens.session) tokens.begin(stored, {});
    const strategy = state.strategy();
    const name = state.snapshot.strategy ?? '';
    const { access = null, refresh = null } = tokens.session ?? {};
    const wasUnknown = !tokens.hasUser();
    await tokens.end('logout');
    const { lifetime } = tokens;
    try {
      if (strategy?.logout && (access || refresh || !strategy.holdsToken)) {
        const { signal } = new AbortController();
        const context = contextOf(state, name, access?.value ?? null, signal, 'logout');
        await strategy.logout({ everywhere, refreshToken: refresh?.value ?? null }, context);
        // The cookie, which only the server knows, was that of other tabs, too.
        if (wasUnknown) tabs.post('user');
      }
    } catch (cause) {
      state.fail(cause, 'logout', turn.aborted || tokens.lifetime !== lifetime);
    }
    if (!strategy) throw state.fail(new NoStrategyError(), 'logout');
  }

  /** Converts tokens of the application with the strategy. */
  async function grantOf(
    strategy: Strategy<User>,
    { access, refresh }: { access: string; refresh?: string },
  ): Promise<Grant<User>> {
    const adopt = (token: string, kind: 'access' | 'refresh') =>
      strategy.adopt?.(token, kind, state.now()) ?? { value: token, expiresAt: null };
    return {
      access: await adopt(access, 'access'),
      refresh: refresh ? await adopt(refresh, 'refresh') : null,
    };
  }

  function tryToResume(
    strategy: Strategy<User>,
    page: URL,
    context: StrategyContext,
  ): Promise<Grant<User>> | null | undefined {
    try {
      return strategy.resume?.(page, context);
    } catch (cause) {
      // The start of a client never rejects.
      return Promise.reject(cause as Error);
    }
  }

  function resume(): Promise<boolean> | null {
    const page = pageUrl(state.options);
    for (const [name, strategy] of Object.entries(state.options.strategies)) {
      const control = new AbortController();
      const context = contextOf(state, name, null, control.signal, 'login');
      const answer = page && tryToResume(strategy, page, context);
      if (!answer) continue;
      state.set({ status: 'restoring' });
      return runLatest((turn) => {
        turn.addEventListener('abort', () => control.abort(turn.reason));
        return signIn(turn, { strategy: name }, () => answer);
      }).then(
        () => true,
        () => false,
      );
    }
    return null;
  }

  return {
    login: (credentials, choices = {}) =>
      runLatest((signal) =>
        signIn(signal, choices, (strategy, context) =>
          strategy.login
            ? strategy.login(credentials, context, { remember: choices.remember ?? false })
            : undefined,
        ),
      ),
    setTokens: (given, choices = {}) =>
      runLatest((signal) => signIn(signal, choices, (strategy) => grantOf(strategy, given))),
    logout: ({ everywhere = false } = {}) => runLatest((signal) => signOut(signal, everywhere)),
    leave,
    async setStrategy(name) {
      try {
        state.findStrategy(name);
      } catch (cause) {
        throw state.fail(cause, 'login');
      }
      // A stored session has its own strategy.
      if (!tokens.session) await tokens.loading;
      if (name === state.snapshot.strategy) return;
      await leave();
      state.set({ strategy: name });
    },
    resume,
    cancel: (reason) => latest?.abort(reason),
  };
}

import type { AuthState, AuthUser, LogoutReason } from '../core/auth';
import { type AuthError, ExpiredAuthSessionError, SessionChangedError } from '../core/auth-error';
import { createListeners } from '../core/listeners';
import { tokenStatus, type TokenStatus } from '../core/token';
import { createVault, type StoredSession } from '../stores/token-vault';
import type { TabLink } from '../tabs/tab-channel';
import type { SessionState } from './state';

/** Tokens of the session, and functions to start, refresh and end it. */
export type SessionTokens<User extends object = AuthUser> = ReturnType<typeof createTokens<User>>;

/** Creates the tokens of a client that has not read its stores yet. */
export function createTokens<User extends object>(state: SessionState<User>, tabs: TabLink) {
  const { options, prefix, now, timeout } = state;
  const { on, notify } = createListeners();
  const vault = createVault(
    { ...options, prefix, timeout },
    (cause) => void state.fail(cause, 'store'),
  );
  /** Session that another tab refreshed although the stores do not have the new tokens. */
  let detached: StoredSession | null = null;
  const isAlive = (kind: 'access' | 'refresh') =>
    !!tokens.session?.[kind] && tokens.status(kind) !== 'expired';
  const tokens = {
    vault,
    /**
     * Subscribes to `change` of the tokens, and to `joined`: another tab started the session, or has a newer
     * user.
     */
    on,
    notifyChange: (): void => void notify('change'),
    /** Tokens as stored, or null for a guest. */
    session: null as StoredSession | null,
    /** Lifetime of the session: aborted when it is replaced, so that late responses are discarded. */
    lifetime: new AbortController(),
    /** Requests that are waiting or in progress, also those of a guest. */
    pending: new Set<AbortController>(),
    /** First read of the stores. */
    loading: null as Promise<void> | null,
    /** Refresh in progress. */
    renewal: null as Promise<void> | null,
    /** Number of refreshes, to detect a refresh in the meantime. */
    generation: 0,
    /** Time at which the session started in this tab. */
    startedAt: 0,
    /** Time of the last refresh. */
    renewedAt: 0,

    /** Reads the stores, once. */
    load(): Promise<void> {
      const { lifetime } = tokens;
      tokens.loading ??= vault.read().then((session) => {
        // A sign-in in the meantime has newer tokens.
        if (session && !tokens.session && tokens.lifetime === lifetime) tokens.begin(session, {});
      });
      return tokens.loading;
    },
    /** Starts another session, or none; discards everything in progress for the previous one. */
    begin(
      session: StoredSession | null,
      change: Partial<AuthState<User>>,
      reason: AuthError = new SessionChangedError(),
    ): AbortSignal {
      tokens.lifetime.abort(reason);
      tokens.lifetime = new AbortController();
      tokens.renewal = null;
      tokens.session = session;
      tokens.startedAt = tokens.renewedAt = now();
      state.set(session ? { ...change, strategy: session.strategy } : change);
      notify('change');
      return tokens.lifetime.signal;
    },
    /** Notifies that this tab has joined the session of another tab, so that the user is fetched again. */
    notifyJoined(isLogin: boolean): void {
      notify('joined', isLogin);
    },
    /** Stores tokens of the same session that this tab or another one has refreshed. */
    adopt(session: StoredSession | null, otherTab: boolean): void {
      // The stores may show the new refresh token later than the access token.
      const isLateHalf = otherTab && session?.access?.value === tokens.session?.access?.value;
      tokens.session = session;
      if (!isLateHalf) {
        tokens.renewedAt = now();
        tokens.generation += 1;
        state.set({ error: null });
        state.emit('refresh', { expiresAt: session?.access?.expiresAt ?? null, otherTab });
      }
      notify('change');
    },
    /**
     * Continues with only the access token: another tab has used the refresh token, and the stores do not
     * have the new one.
     */
    detach(): void {
      if (tokens.session) tokens.session = detached = { ...tokens.session, refresh: null };
      notify('change');
    },
    isDetached: (): boolean => tokens.session === detached,
    /**
     * Ends the session in the client: clears memory immediately, then the stores; of those that tabs share, only
     * if no other tab has ended it (`isGone`). Nothing else happens for a guest.
     */
    async end(
      reason: LogoutReason,
      { error, isGone = false }: { error?: AuthError; isGone?: boolean } = {},
    ): Promise<void> {
      const { session } = tokens;
      const hadUser = tokens.hasUser();
      const endedBy = hadUser ? reason : state.snapshot.endedBy;
      if (hadUser) {
        const isExpired = reason === 'expired' || reason === 'rejected';
        state.expiredUser = isExpired ? state.userId(state.snapshot.user) : undefined;
      }
      tokens.begin(null, { status: 'anonymous', user: null, endedBy }, error);
      if (!hadUser) return;
      state.emit('user', { user: null, switched: false });
      state.emit('logout', { reason });
      // If the stores report changes, other tabs must know the reason before they see empty stores.
      // Otherwise, they read the stores only when the message arrives.
      const isEarly = vault.isShared(session);
      const announce = () => {
        if (!isGone && reason !== 'other-tab') tabs.post(reason);
      };
      if (isEarly) announce();
      // A sign-out also removes sessions that other tabs left on the device.
      if (reason === 'logout') await vault.clear();
      else if (session) await vault.clear({ id: session.id, isGone });
      if (!isEarly) announce();
    },
    /**
     * Ends an expired session: requests that are waiting or in progress are aborted with the returned error.
     */
    async expire(isGone = false): Promise<ExpiredAuthSessionError> {
      const error = new ExpiredAuthSessionError();
      state.fail(error, 'request');
      for (const request of tokens.pending) request.abort(error);
      await tokens.end('expired', { error, isGone });
      return error;
    },

    /** Returns the status of a token. */
    status(kind: 'access' | 'refresh'): TokenStatus {
      const { value = null, expiresAt = null } = tokens.session?.[kind] ?? {};
      return tokenStatus(value, expiresAt, now(), options.leeway);
    },
    /** Whether someone is signed in, even if it is not known yet who. */
    hasUser: (): boolean => tokens.session !== null || state.snapshot.user !== null,
    /** Whether the user is a guest: a token is required, and there is none. */
    isGuest: (): boolean => !tokens.session && !!state.strategy()?.holdsToken,
    /** Whether requests can be sent: with a valid token, or without one if scripts have none. */
    hasAccess: (): boolean => !state.strategy()?.holdsToken || isAlive('access'),
    /** Whether the session can be refreshed without the user. */
    canRenew(): boolean {
      const strategy = state.strategy();
      return !!strategy?.refresh && (!strategy.holdsRefreshToken || isAlive('refresh'));
    },
    /** Whether there is a refresh token, even an expired one: another tab may have refreshed it. */
    isRenewable(): boolean {
      const strategy = state.strategy();
      return !!strategy?.refresh && (!strategy.holdsRefreshToken || !!tokens.session?.refresh);
    },
    /** Whether the session can continue only after a new sign-in. */
    isOver: (): boolean => !tokens.hasAccess() && !tokens.canRenew(),
    /**
     * Returns the time at which the session ends: when the last of the tokens that keep it alive expires. Null
     * if one of them never does, or if scripts cannot know.
     */
    endsAt(): number | null {
      const { session } = tokens;
      const strategy = state.strategy();
      if (strategy?.refresh && !strategy.holdsRefreshToken) return null;
      const held = [session?.access, strategy?.refresh ? session?.refresh : null];
      const ends = held.flatMap((token) => (token ? [token.expiresAt ?? Infinity] : []));
      const last = Math.max(...ends);
      return Number.isFinite(last) ? last : null;
    },
  };
  return tokens;
}

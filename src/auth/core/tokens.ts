import type { AuthState, AuthUser, LogoutReason } from './auth';
import { ExpiredAuthSessionError, SessionChangedError, type AuthError } from './auth-error';
import { createListeners } from './listeners';
import type { SessionState } from './state';
import { createVault, type Kept } from '../stores/token-vault';
import { tokenStatus, type TokenStatus } from '../strategies/token';
import type { TabLink } from '../tabs/tab-link';

/** Tokens of the session: how it begins, is renewed and ends, and what can be done with it. */
export type SessionTokens<User extends object = AuthUser> = ReturnType<typeof createTokens<User>>;

/** Tokens of a helper that has not looked into its stores yet. */
export function createTokens<User extends object>(state: SessionState<User>, tabs: TabLink) {
  const { options, prefix, now } = state;
  const { on, notify } = createListeners();
  const vault = createVault({ ...options, prefix }, (cause) => void state.fail(cause, 'store'));
  /** Tokens that another tab has renewed without the stores keeping the new ones. */
  let apart: Kept | null = null;
  const isAlive = (kind: 'access' | 'refresh') =>
    !!tokens.kept?.[kind] && tokens.status(kind) !== 'expired';
  const tokens = {
    vault,
    /** Subscribes to `change` of the tokens, and to `joined`: another tab began the session, or knows more of its user. */
    on,
    notifyChange: (): void => void notify('change'),
    /** Tokens as the stores keep them, or null for a guest. */
    kept: null as Kept | null,
    /** Life of the session: aborted as soon as it is another's, so that no late answer is taken for its own. */
    life: new AbortController(),
    /** Requests that wait or are on their way. */
    pending: new Set<AbortController>(),
    /** First look into the stores. */
    loading: null as Promise<void> | null,
    /** Refresh in flight. */
    renewal: null as Promise<void> | null,
    /** Count of renewals, to tell whether there was one meanwhile. */
    generation: 0,
    /** Time at which the session began in this tab. */
    startedAt: 0,
    /** Time at which the tokens came. */
    renewedAt: 0,

    /** Looks into the stores, once. */
    load(): Promise<void> {
      const { life } = tokens;
      tokens.loading ??= vault.read().then((kept) => {
        // A sign-in that came first has tokens of its own.
        if (kept && !tokens.kept && tokens.life === life) tokens.begin(kept, {});
      });
      return tokens.loading;
    },
    /** Begins another session, or none: whatever is under way for the one before comes too late. */
    begin(
      kept: Kept | null,
      change: Partial<AuthState<User>>,
      reason: AuthError = new SessionChangedError(),
    ): AbortSignal {
      tokens.life.abort(reason);
      tokens.life = new AbortController();
      tokens.renewal = null;
      tokens.kept = kept;
      tokens.startedAt = tokens.renewedAt = now();
      state.set(kept ? { ...change, strategy: kept.strategy } : change);
      notify('change');
      return tokens.life.signal;
    },
    /** Has the user asked for anew, because another tab knows more. */
    askUser(isLogin: boolean): void {
      notify('joined', isLogin);
    },
    /** Takes tokens of the same session that this tab or another has renewed. */
    adopt(kept: Kept | null, remote: boolean): void {
      const isLateHalf = remote && kept?.access?.value === tokens.kept?.access?.value;
      tokens.kept = kept;
      // The stores may show the refresh token of a renewal later than its access token.
      if (isLateHalf) {
        notify('change');
        return;
      }
      tokens.renewedAt = now();
      tokens.generation += 1;
      state.set({ error: null });
      state.emit('refresh', { expiresAt: kept?.access?.expiresAt ?? null, remote });
      notify('change');
    },
    /** Goes on with the access token alone: another tab has spent the refresh token, and the stores do not have its successor. */
    detach(): void {
      if (tokens.kept) tokens.kept = apart = { ...tokens.kept, refresh: null };
      notify('change');
    },
    isDetached: (): boolean => tokens.kept !== null && tokens.kept === apart,
    /**
     * Ends the session on this side: everything is forgotten at once, and the stores are emptied unless another tab did it
     * (`isGone`).
     */
    async end(
      reason: LogoutReason,
      { error, isGone }: { error?: AuthError; isGone?: boolean } = {},
    ): Promise<void> {
      const had = tokens.kept ?? state.snapshot.user;
      const endedBy = had ? reason : state.snapshot.endedBy;
      tokens.begin(null, { status: 'anonymous', user: null, endedBy }, error);
      if (had) {
        state.emit('user', { user: null, switched: false });
        state.emit('logout', { reason });
      }
      if (isGone) return;
      await vault.clear();
      if (reason !== 'remote') tabs.post(reason);
    },
    /** Ends a session that is over: requests that wait or are on their way are aborted with the error, which is the result. */
    async expire(isGone = false): Promise<ExpiredAuthSessionError> {
      const error = new ExpiredAuthSessionError();
      state.fail(error, 'request');
      for (const request of tokens.pending) request.abort(error);
      await tokens.end('expired', { error, isGone });
      return error;
    },

    /** Standing of a token. */
    status(kind: 'access' | 'refresh'): TokenStatus {
      const { value = null, expiresAt = null } = tokens.kept?.[kind] ?? {};
      return tokenStatus(value, expiresAt, now(), options.leeway);
    },
    /** Whether the session is that of a guest: a token is needed, and there is none. */
    isGuest: (): boolean => !tokens.kept && !!state.strategy()?.holdsToken,
    /** Whether requests can leave: with a token that has not expired, or without one where script holds none. */
    hasAccess: (): boolean => !state.strategy()?.holdsToken || isAlive('access'),
    /** Whether the session can be renewed without a person. */
    canRenew(): boolean {
      const strategy = state.strategy();
      return !!strategy?.refresh && (!strategy.holdsRefreshToken || isAlive('refresh'));
    },
    /** Whether there is something to renew the session with, be it that it has expired: another tab may have renewed it. */
    isRenewable(): boolean {
      const strategy = state.strategy();
      return !!strategy?.refresh && (!strategy.holdsRefreshToken || !!tokens.kept?.refresh);
    },
    /** Whether the session can go on only with a person. */
    isOver: (): boolean => !tokens.hasAccess() && !tokens.canRenew(),
    /** Moment at which the session ends for good, or null where that is unknown: the end of what renews it, or of the access token. */
    endsAt(): number | null {
      const { kept } = tokens;
      const strategy = state.strategy();
      const access = kept?.access?.expiresAt ?? null;
      if (!strategy?.refresh) return access;
      if (!strategy.holdsRefreshToken) return null;
      if (!kept?.refresh) return access;
      return kept.refresh.expiresAt && Math.max(kept.refresh.expiresAt, access ?? 0);
    },
  };
  return tokens;
}

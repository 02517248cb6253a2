import type { Auth } from '../core/auth';
import { SessionChangedError } from '../core/auth-error';
import { listenTo } from '../core/listeners';
import { startTimer } from '../core/wait';
import type { TabLink } from '../tabs/tab-channel';
import type { FollowTabs } from './follow-tabs';
import type { Refresh } from './refresh';
import type { SignIn } from './sign-in';
import type { SessionState } from './state';
import type { SessionTokens } from './tokens';
import type { SessionUser } from './user';

/** Events of a page that was suspended or hidden. */
const wakeEvents = ['visibilitychange', 'focus', 'online', 'pageshow'];

/**
 * Milliseconds after the cool-down of a failure until the next automatic refresh, which no request waits for.
 */
const coolDownMargin = 25_000;

/** Parts of a session that are kept up to date. */
interface WatchedParts<User extends object> {
  state: SessionState<User>;
  tokens: SessionTokens<User>;
  tabs: TabLink;
  follow: FollowTabs;
  refresh: Refresh;
  user: SessionUser<User>;
  signIn: SignIn<User>;
}

/**
 * Starts and stops background work: the channel to other tabs, store and page events, and the expiry timer.
 */
export function createWatch<User extends object>({
  state,
  tokens,
  tabs,
  follow,
  refresh,
  user,
  signIn,
}: WatchedParts<User>): Pick<Auth<User>, 'start' | 'dispose'> {
  const { refreshAhead = false, warnAhead = 120_000 } = state.options;
  let starts = 0;
  let started = Promise.resolve();
  let cleanups: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warnedOf: number | null = null;

  tokens.on('joined', (isLogin: boolean) => void joinSession(isLogin));

  /** Fetches the user of a session that another tab started or updated. */
  async function joinSession(isLogin: boolean): Promise<void> {
    const { lifetime } = tokens;
    await user.restore('news');
    const { user: person, strategy } = state.snapshot;
    if (isLogin && person && tokens.lifetime === lifetime) {
      state.emit('login', { user: person, strategy: strategy ?? '', otherTab: true });
    }
  }

  /**
   * Checks expiry with the clock rather than the timer, which may be late: ends an expired session, emits a
   * warning beforehand, and refreshes tokens ahead of time if configured and the tab is visible.
   */
  function checkExpiry(): void {
    clearTimeout(timer);
    if (!tokens.session) return;
    const now = state.now();
    let next = Infinity;
    const at = (time: number, act: () => unknown) => {
      if (now >= time) act();
      else next = Math.min(next, time);
    };
    const last = tokens.endsAt();
    if (last !== null) {
      at(last, () => void endIfOver());
      if (warnAhead !== false && warnedOf !== last && now < last) {
        at(last - warnAhead, () => {
          warnedOf = last;
          state.emit('expiring', { secondsLeft: Math.round((last - now) / 1000) });
        });
      }
    }
    const access = tokens.session.access?.expiresAt;
    if (refreshAhead !== false && access && tokens.canRenew() && !tokens.renewal && !isHidden()) {
      // A shorter-lived token is refreshed at half its lifetime.
      const ahead = Math.min(refreshAhead, (access - tokens.renewedAt) / 2);
      const coolsUntil = refresh.coolsUntil();
      const time = coolsUntil === null ? access - ahead : coolsUntil + coolDownMargin;
      // After expiry, the next request refreshes the token.
      if (now < access) at(time, () => void refresh.renew().catch(() => {}));
    }
    if (next < Infinity) timer = startTimer(checkExpiry, next - now);
  }

  async function endIfOver(): Promise<void> {
    const { lifetime } = tokens;
    await follow();
    if (tokens.lifetime === lifetime && tokens.isOver()) await tokens.expire();
  }

  /** Completes a sign-in that left the page, or else looks for a stored session. */
  async function findSession(): Promise<void> {
    const loading = tokens.load();
    await loading;
    // Disposed or signed in in the meantime.
    if (tokens.loading !== loading || state.snapshot.user) return checkExpiry();
    const resumed = signIn.resume();
    if (resumed && ((await resumed) || tokens.loading !== loading)) return checkExpiry();
    if (tokens.session || state.strategy()?.holdsToken === false) await user.restore('start');
    else state.set({ status: 'anonymous' });
  }

  function wake({ type, persisted }: Event & { persisted?: boolean }): void {
    if (type === 'online') {
      refresh.endCoolDown();
      user.endWait();
    }
    if (isHidden()) return;
    // A page restored from the back/forward cache has missed messages, and a cookie cannot be read, so fetch
    // the user.
    void follow(persisted ? { type: 'user', at: state.now() } : undefined);
    // The user of the session, or perhaps of a cookie, could not be fetched.
    const { status, error } = state.snapshot;
    const isUnknown = tokens.session || (!tokens.isGuest() && error?.phase === 'user');
    if (status === 'anonymous' && isUnknown) void user.restore('return');
    checkExpiry();
  }

  function begin(): Promise<void> {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const followSoon = () => {
      clearTimeout(soon);
      // A session has several keys; wait for the last one.
      soon = setTimeout(follow, 50);
    };
    tabs.open(follow);
    cleanups = [
      tokens.on('change', checkExpiry),
      tokens.vault.subscribe(followSoon),
      () => clearTimeout(soon),
      () => clearTimeout(timer),
      () => tabs.close(),
      ...wakeEvents.map((name) => listenTo(globalThis, name, wake)),
    ];
    return findSession();
  }

  return {
    start() {
      starts += 1;
      if (starts === 1) started = begin();
      return started;
    },
    dispose() {
      if (starts === 0) return;
      starts -= 1;
      if (starts > 0) return;
      for (const cleanUp of cleanups) cleanUp();
      const error = new SessionChangedError();
      signIn.cancel(error);
      for (const request of tokens.pending) request.abort(error);
      tokens.begin(null, { status: 'idle', user: null }, error);
      tokens.loading = null;
    },
  };
}

/** Whether the tab is hidden; false on a server. */
function isHidden(): boolean {
  return globalThis.document?.visibilityState === 'hidden';
}

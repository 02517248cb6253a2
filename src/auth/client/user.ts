import { AuthRequestError } from '../core/auth-error';
import { isWithin, untilAborted } from '../core/wait';
import type { Refresh } from './refresh';
import { contextOf, requestedWait, retry } from './send-request';
import type { SessionState } from './state';
import type { SessionTokens } from './tokens';

/** User of the session. */
export type SessionUser<User extends object> = ReturnType<typeof createUser<User>>;

/** Creates the user of a session, fetched with its access token. */
export function createUser<User extends object>(
  state: SessionState<User>,
  tokens: SessionTokens<User>,
  { accessToken, renew }: Refresh,
) {
  let lastId: string | undefined;
  let restoring: { lifetime: AbortController; done: Promise<void>; next?: Promise<void> } | null =
    null;
  /** Time that the server asked to wait after a failure. */
  let wait = { since: 0, ms: 0 };

  /** Sets the user of the snapshot. */
  function apply(user: User | null): void {
    const id = state.userId(user);
    const switched = id !== undefined && lastId !== undefined && id !== lastId;
    lastId = id ?? lastId;
    if (user) state.expiredUser = undefined;
    const status = tokens.renewal ? 'refreshing' : 'authenticated';
    state.set(user ? { user, status, endedBy: null, error: null } : { user, status: 'anonymous' });
    state.emit('user', { user, switched });
  }

  /** Fetches the user; refreshes a rejected token once. */
  async function load(): Promise<User | null> {
    await tokens.load();
    const strategy = state.strategy();
    const name = state.snapshot.strategy ?? '';
    const { signal } = tokens.lifetime;
    const token = await accessToken();
    const { generation } = tokens;
    if (!strategy || (strategy.holdsToken && token === null)) return null;
    const ask = (token: string | null) =>
      untilAborted(strategy.fetchUser(contextOf(state, name, token, signal, 'user')), signal);
    try {
      const user = await ask(token).catch(async (error: unknown) => {
        signal.throwIfAborted();
        if (!isRefusal(error) || !tokens.isRenewable()) throw error;
        if (tokens.generation === generation) await renew();
        return ask(tokens.session?.access?.value ?? null);
      });
      signal.throwIfAborted();
      apply(user);
      return user;
    } catch (cause) {
      if (signal.aborted || !isRefusal(cause)) throw cause;
      // Without a session, a rejection means a guest.
      if (!tokens.hasUser()) {
        const { error } = state.snapshot;
        state.set({ status: 'anonymous', error: error?.phase === 'user' ? null : error });
        return null;
      }
      state.fail(cause, 'user');
      await tokens.end('rejected');
      throw cause;
    }
  }

  /**
   * Determines who is signed in. After a temporary failure, the session is kept, with the error in the
   * snapshot; if the server rejects it, it ends. Never rejects. One request runs at a time: after `news` of
   * another tab there is one more, and a `return` to the page makes only one attempt.
   */
  function restore(cause: 'start' | 'news' | 'return'): Promise<void> {
    const { lifetime } = tokens;
    if (restoring?.lifetime === lifetime) {
      if (cause !== 'news') return restoring.done;
      // The response in progress may be older than the news.
      restoring.next ??= restoring.done.then(() => restore('news'));
      return restoring.next;
    }
    if (cause === 'return' && isWithin(wait.ms, wait.since, state.now())) return Promise.resolve();
    const done = restoreOnce(cause).finally(() => {
      if (restoring?.done === done) restoring = null;
    });
    restoring = { lifetime, done };
    return done;
  }

  async function restoreOnce(cause: 'start' | 'news' | 'return'): Promise<void> {
    const { lifetime, session } = tokens;
    const strategy = state.strategy();
    if (!strategy || (strategy.holdsToken && !session)) {
      return state.set({ status: 'anonymous', user: null });
    }
    if (tokens.isOver()) return void (await tokens.expire());
    state.set({ status: state.snapshot.user ? 'authenticated' : 'restoring' });
    try {
      await (cause === 'return' ? load() : retry(state, 'user', lifetime.signal, load));
    } catch (failure) {
      if (tokens.lifetime !== lifetime) return;
      const error = state.fail(failure, 'start');
      wait = { since: state.now(), ms: requestedWait(error) };
      if (isRefusal(error, 403)) return tokens.end('rejected');
      state.set({ status: state.snapshot.user ? 'authenticated' : 'anonymous' });
    }
  }

  return {
    apply,
    load,
    restore,
    /** Allows the next attempt of a return immediately, despite the last failure. */
    endWait(): void {
      wait.ms = 0;
    },
  };
}

function isRefusal(error: unknown, status = 401): boolean {
  return error instanceof AuthRequestError && error.phase === 'user' && error.status === status;
}

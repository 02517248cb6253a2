import type { AuthEvents, AuthState, AuthUser } from '../core/auth';
import {
  AuthError,
  type AuthPhase,
  NoStrategyError,
  SessionChangedError,
  SignInCanceledError,
  UnknownStrategyError,
} from '../core/auth-error';
import { createListeners } from '../core/listeners';
import { readPath } from '../core/scopes';
import type { PromptStore, Strategy } from '../core/strategy';
import { safeStore, sessionStore } from '../stores/browser-stores';
import type { AuthOptions } from './options';

/** State of a sign-in client: the snapshot, its listeners and its errors. */
export type SessionState<User extends object = AuthUser> = ReturnType<typeof createState<User>>;

/**
 * Creates the state of a client that has not started; has no side effects.
 * @throws UnknownStrategyError if `defaultStrategy` is not one of the strategies.
 */
export function createState<User extends object>(options: AuthOptions<User>) {
  const { strategies, defaultStrategy, userKey } = options;
  const { now = Date.now, prefix = 'auth.', timeout = 30_000, scopeKey = 'scope' } = options;
  const reported = new WeakSet<AuthError>();
  const { on, notify } = createListeners();
  const names = Object.keys(strategies);
  const { redirectStore: store = sessionStore() } = options;
  const state = {
    options,
    /** Names of the strategies. */
    names,
    prefix,
    scopeKey,
    now,
    timeout,
    on,
    /** Store of this tab, with prefixed keys; in memory if that of the application fails. */
    tabStore: safeStore(store, {
      prefix,
      onError: (cause) => void state.fail(cause, 'store'),
    }) as PromptStore,
    /** Id of the user whose session expired or was rejected, until the next sign-in. */
    expiredUser: undefined as string | undefined,
    /** Current snapshot. */
    snapshot: {
      status: 'idle',
      user: null,
      loggedIn: false,
      busy: false,
      error: null,
      strategy: null,
      endedBy: null,
    } as AuthState<User>,
    /** Changes the snapshot; notifies subscribers if anything differs. */
    set(change: Partial<AuthState<User>>): void {
      const isNews = Object.entries(change).some(
        ([key, value]) => state.snapshot[key as keyof AuthState] !== value,
      );
      if (!isNews) return;
      const { user = state.snapshot.user } = change;
      state.snapshot = { ...state.snapshot, ...change, loggedIn: user !== null };
      notify('');
    },
    subscribe: (onChange: () => void): (() => void) => on('', onChange),
    emit: notify as <Name extends keyof AuthEvents<User>>(
      name: Name,
      event: AuthEvents<User>[Name],
    ) => unknown[],
    /**
     * Returns an error and reports it once; a changed session or a canceled sign-in is not a failure. The error
     * of a session that another one has replaced (`isPast`) is not part of the snapshot.
     */
    fail(cause: unknown, phase: AuthPhase, isPast = false): AuthError {
      const error =
        cause instanceof AuthError ? cause : new AuthError('Signing in failed.', phase, cause);
      const isFailure =
        !(error instanceof SessionChangedError) && !(error instanceof SignInCanceledError);
      if (isFailure && !reported.has(error)) {
        reported.add(error);
        if (!isPast) state.set({ error });
        state.emit('error', { phase: error.phase, cause: error, retryable: error.retryable });
      }
      return error;
    },
    /** Returns the current strategy, or null if none is configured. */
    strategy: (): Strategy<User> | null => strategies[state.snapshot.strategy ?? ''] ?? null,
    /**
     * Returns the strategy with a name.
     * @throws NoStrategyError if none is configured, UnknownStrategyError if the name is unknown.
     */
    findStrategy(name: string | null): Strategy<User> {
      if (name === null || names.length === 0) throw new NoStrategyError();
      const strategy = Object.hasOwn(strategies, name) && strategies[name];
      if (!strategy) throw new UnknownStrategyError(name, names);
      return strategy;
    },
    /** Returns the id of a user, or undefined. */
    userId(user: User | null): string | undefined {
      const id = userKey
        ? readPath(user, userKey)
        : (readPath(user, 'id') ?? readPath(user, 'sub'));
      if (id === undefined || id === null) return undefined;
      return typeof id === 'object' ? JSON.stringify(id) : String(id);
    },
  };
  const name = defaultStrategy ?? names[0];
  if (name !== undefined) {
    state.findStrategy(name);
    state.set({ strategy: name });
  }
  return state;
}

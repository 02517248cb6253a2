import type { AuthEvents, AuthState, AuthUser } from './auth';
import { AuthError, SessionChangedError, UnknownStrategyError, type AuthPhase } from './auth-error';
import { createListeners, type Listeners } from './listeners';
import type { AuthOptions } from './options';
import type { Strategy } from './strategy';
import type { TabChannel, TabMessage } from './tab-channel';
import { tokenVault, type Kept, type TokenVault } from './token-vault';

/** What the parts of one sign-in helper share. */
export interface Core<User extends object = AuthUser> {
  readonly options: AuthOptions<User>;
  readonly listeners: Listeners;
  readonly vault: TokenVault;
  /** Picture of now. */
  state: AuthState<User>;
  /** Tokens of the session. */
  kept: Kept | null;
  /** Life of the session: aborted as soon as it is another's or nobody's, so that no late answer is taken for its own. */
  life: AbortController;
  /** Sign-in under way; a later one aborts it. */
  signingIn: AbortController | null;
  /** First look into the stores. */
  loading: Promise<void> | null;
  /** Refresh in flight. */
  refreshing: Promise<void> | null;
  /** Count of renewals, to tell whether a request left before the last one. */
  generation: number;
  /** Failure of the last refresh and the time until which none is tried. */
  cool: { until: number; error: AuthError } | null;
  /** Requests without an answer yet. */
  readonly pending: Set<AbortController>;
  /** Time at which the session began in this tab. */
  since: number;
  /** Last person seen, to tell whether the next is another. */
  lastUser: string | undefined;
  /** Channel between `start` and `dispose`. */
  channel: TabChannel | null;
  now(): number;
  /** Called with 1 when a sign-in or a sign-out begins, with -1 when it is over. */
  busy(by: 1 | -1): void;
  /** Called when the picture changes. */
  set(change: Partial<AuthState<User>>): void;
  emit<Name extends keyof AuthEvents<User>>(name: Name, event: AuthEvents<User>[Name]): unknown[];
  /** Error as listeners get it, each once; an ended session is no failure. */
  fail(cause: unknown, phase: AuthPhase): AuthError;
  /** Called when another session begins or this one ends. */
  turnOver(reason?: AuthError): AbortController;
  /** Strategy by name. */
  strategyOf(name: string): Strategy<User>;
  /** Strategy in use. */
  strategy(): Strategy<User> | null;
  /** Called when other tabs have to know. */
  post(type: TabMessage['type']): void;
  /** Called when the tokens' ends are new: sets the next moment to look at them. */
  schedule(): void;
  /** Called when the stores hold something else than we do. */
  follow(): void;
}

/** Shared state of a sign-in helper; touches nothing outside. */
export function createCore<User extends object>(options: AuthOptions<User>): Core<User> {
  const { strategies, now = Date.now } = options;
  const name = options.defaultStrategy ?? Object.keys(strategies)[0] ?? null;
  const told = new WeakSet<AuthError>();
  let tasks = 0;
  const core: Core<User> = {
    options,
    listeners: createListeners(),
    vault: tokenVault(options, now, () => core.state.strategy ?? ''),
    state: {
      status: 'idle',
      user: null,
      loggedIn: false,
      busy: false,
      error: null,
      strategy: name,
      endedBy: null,
    },
    kept: null,
    life: new AbortController(),
    signingIn: null,
    loading: null,
    refreshing: null,
    generation: 0,
    cool: null,
    pending: new Set(),
    since: 0,
    lastUser: undefined,
    channel: null,
    now,
    busy(by) {
      tasks += by;
      core.set({ busy: tasks > 0 });
    },
    set(change) {
      const next = { ...core.state, ...change };
      next.loggedIn = next.user !== null;
      const keys = Object.keys(next) as (keyof typeof next)[];
      if (keys.every((key) => next[key] === core.state[key])) return;
      core.state = next;
      core.listeners.tell('', next);
    },
    emit: (event, details) => core.listeners.tell(event, details),
    fail(cause, phase) {
      const error =
        cause instanceof AuthError
          ? cause
          : new AuthError('The strategy or the store threw an error.', { phase, cause });
      if (!told.has(error) && !(error instanceof SessionChangedError)) {
        told.add(error);
        core.set({ error });
        core.emit('error', { phase: error.phase, cause: error, retryable: error.retryable });
      }
      return error;
    },
    turnOver(reason = new SessionChangedError('request')) {
      core.life.abort(reason);
      core.refreshing = core.cool = null;
      return (core.life = new AbortController());
    },
    strategyOf(wanted) {
      const strategy = Object.hasOwn(strategies, wanted) && strategies[wanted];
      if (!strategy) throw new UnknownStrategyError(wanted, Object.keys(strategies));
      return strategy;
    },
    strategy: () => (core.state.strategy === null ? null : core.strategyOf(core.state.strategy)),
    post: () => {},
    schedule: () => {},
    follow: () => {},
  };
  if (name !== null) core.strategyOf(name);
  return core;
}

import type { AuthEvents, AuthState, AuthUser } from './auth';
import {
  AuthError,
  NoStrategyError,
  SessionChangedError,
  UnknownStrategyError,
  type AuthPhase,
} from './auth-error';
import { createListeners, type Listeners } from './listeners';
import type { AuthOptions } from './options';
import type { Strategy } from './strategy';
import type { TabMessage } from './tab-channel';
import { tokenVault, type Kept, type TokenVault } from './token-vault';

/** What the parts of one sign-in helper share. */
export interface Core<User extends object = AuthUser> extends Listeners {
  readonly options: AuthOptions<User>;
  readonly prefix: string;
  readonly vault: TokenVault;
  /** Requests without an answer yet. */
  readonly pending: Set<AbortController>;
  /** Picture of now. */
  state: AuthState<User>;
  /** Strategy in use. */
  strategy: Strategy<User> | null;
  /** Tokens of the session. */
  kept: Kept | null;
  /**
   * Life of the session: aborted as soon as it is another's or nobody's, so that no late answer is taken for its
   * own.
   */
  life: AbortController;
  /** Latest sign-in or sign-out that somebody asked for; the next, and `dispose`, end a sign-in under way. */
  turn: AbortController | null;
  /** First look into the stores. */
  loading: Promise<void> | null;
  /** Refresh in flight. */
  refreshing: Promise<void> | null;
  /** Failure of the last refresh, its time and the milliseconds after it in which none is tried. */
  cool: { since: number; wait: number; error: AuthError } | null;
  /** Count of renewals, to tell whether there was one meanwhile. */
  generation: number;
  /** Time at which the session began in this tab. */
  since: number;
  /** Time at which the tokens came. */
  renewed: number;
  /** Timer of the next look at the ends of the tokens. */
  timer: ReturnType<typeof setTimeout> | undefined;
  /** End of the session that was warned of. */
  warned: number | null;
  /** Tokens of a session that another tab has renewed without the stores keeping it. */
  apart: Kept | null;
  /** Kind of the last message of another tab. */
  heard?: TabMessage['type'] | undefined;
  /** Last person seen, to tell whether the next is another. */
  lastUser: string | undefined;
  now(): number;
  /** Called when the picture changes. */
  set(change: Partial<AuthState<User>>): void;
  emit<Name extends keyof AuthEvents<User>>(name: Name, event: AuthEvents<User>[Name]): unknown[];
  /** Error as listeners get it, each once; an ended session is no failure. */
  fail(cause: unknown, phase: AuthPhase): AuthError;
  /**
   * Strategy of that name.
   * @throws NoStrategyError where none is configured, UnknownStrategyError where that one is not.
   */
  use(name: string | null): Strategy<User>;
  /** Called when other tabs have to know. */
  post(type: TabMessage['type']): void;
  /** Called when the tokens' ends are new: sets the next moment to look at them. */
  look(): void;
  /** Called when the stores may hold something else than we do. */
  follow(message?: TabMessage): Promise<void>;
}

/** Shared state of a sign-in helper; touches nothing outside. */
export function createCore<User extends object>(options: AuthOptions<User>): Core<User> {
  const { strategies, now = Date.now, prefix = 'auth.' } = options;
  const told = new WeakSet<AuthError>();
  const listeners = createListeners();
  const core: Core<User> = {
    ...listeners,
    options,
    prefix,
    vault: tokenVault(options, (cause) => core.fail(cause, 'store')),
    pending: new Set(),
    state: {
      status: 'idle',
      user: null,
      loggedIn: false,
      busy: false,
      error: null,
      strategy: null,
      endedBy: null,
    },
    strategy: null,
    kept: null,
    apart: null,
    life: new AbortController(),
    turn: null,
    loading: null,
    refreshing: null,
    cool: null,
    generation: 0,
    since: 0,
    renewed: 0,
    lastUser: undefined,
    timer: undefined,
    warned: null,
    now,
    set(change) {
      const isNews = Object.entries(change).some(
        ([key, value]) => core.state[key as keyof AuthState] !== value,
      );
      if (!isNews) return;
      const { user = core.state.user } = change;
      core.state = { ...core.state, ...change, loggedIn: user !== null };
      core.tell('', null);
    },
    emit: listeners.tell,
    fail(cause, phase) {
      const error =
        cause instanceof AuthError ? cause : new AuthError('Signing in failed.', phase, cause);
      if (!told.has(error) && !(error instanceof SessionChangedError)) {
        told.add(error);
        core.set({ error });
        core.emit('error', { phase: error.phase, cause: error, retryable: error.retryable });
      }
      return error;
    },
    use(name) {
      const known = Object.keys(strategies);
      if (name === null || known.length === 0) throw new NoStrategyError();
      const strategy = Object.hasOwn(strategies, name) && strategies[name];
      if (!strategy) throw new UnknownStrategyError(name, known);
      return strategy;
    },
    post: () => {},
    look: () => {},
    follow: () => Promise.resolve(),
  };
  const name = options.defaultStrategy ?? Object.keys(strategies)[0];
  if (name !== undefined) {
    core.strategy = core.use(name);
    core.set({ strategy: name });
  }
  return core;
}

import { AuthError, AuthRequestError, TokenMissingError } from './auth-error';
import { retry } from './retry';
import { contextOf } from './send-request';
import type { Grant } from '../strategies/strategy';
import type { SessionState } from './state';
import type { SessionTokens } from './tokens';
import { untilAborted } from './wait';
import type { FollowTabs } from '../tabs/follow-tabs';
import type { TabLink } from '../tabs/tab-link';
import { withLock } from '../tabs/tab-lock';

/** Milliseconds for which a server can put refreshes off by `Retry-After`. */
const longestCoolDown = 300_000;

/** Failure of the last refresh, and for how many milliseconds after it none is tried. */
interface CoolDown {
  life: AbortController;
  generation: number;
  since: number;
  wait: number;
  error: AuthError;
}

/** Renewal of the tokens. */
export interface Refresh {
  /** Access token that is good to use, renewed if it has to be; null where there is none. */
  accessToken(): Promise<string | null>;
  /** Renews the tokens: one refresh at a time, which all callers share. */
  renew(): Promise<void>;
  /** Time before which no refresh is tried because the last one failed, or null. */
  coolsUntil(): number | null;
  /** Lets the next refresh go at once, although the last one failed. */
  endCoolDown(): void;
}

/** Renewal of the tokens of a session, in turn with the other tabs. */
export function createRefresh<User extends object>(
  state: SessionState<User>,
  tokens: SessionTokens<User>,
  tabs: TabLink,
  follow: FollowTabs,
): Refresh {
  const { options, prefix, now } = state;
  let lastFailure: CoolDown | null = null;

  /** Last failure, unless the session or its tokens have changed since. */
  const coolDown = (): CoolDown | null =>
    lastFailure?.life === tokens.life && lastFailure.generation === tokens.generation
      ? lastFailure
      : null;

  async function accessToken(): Promise<string | null> {
    await tokens.load();
    if (tokens.kept && !tokens.hasAccess()) await renew();
    return tokens.kept?.access?.value ?? null;
  }

  function renew(): Promise<void> {
    const { life } = tokens;
    tokens.renewal ??= tryToRenew(life.signal).finally(() => {
      // Another session may have a refresh of its own by now.
      if (tokens.life !== life) return;
      tokens.renewal = null;
      if (state.snapshot.status === 'refreshing') state.set({ status: 'authenticated' });
      tokens.notifyChange();
    });
    return tokens.renewal;
  }

  async function tryToRenew(life: AbortSignal): Promise<void> {
    const { locks = globalThis.navigator?.locks, timeout = 30_000 } = options;
    const { generation } = tokens;
    const cool = coolDown();
    // Both ways: a clock that is set back must not hold refreshes up.
    if (cool && Math.abs(now() - cool.since) < cool.wait) throw cool.error;
    if (state.snapshot.user && state.strategy()?.refresh) state.set({ status: 'refreshing' });
    try {
      await retry(state, 'refresh', life, () =>
        withLock(locks, `${prefix}refresh`, timeout, life, () => renewOnce(life, generation)),
      );
    } catch (cause) {
      life.throwIfAborted();
      const error = state.fail(cause, 'refresh');
      const { status = 0, retryAfter = 0 } = error instanceof AuthRequestError ? error : {};
      if (status === 400 || status === 401 || status === 403) await tokens.end('refused');
      else {
        const asked = Math.min(retryAfter ?? 0, longestCoolDown);
        const wait = Math.max(options.retry?.coolDown ?? 5000, asked);
        lastFailure = { life: tokens.life, generation, since: now(), wait, error };
      }
      throw error;
    }
  }

  /**
   * One try: takes what another tab has got since `generation`, also where its message came before the lock, and keeps
   * nothing that comes too late.
   */
  async function renewOnce(life: AbortSignal, generation: number): Promise<void> {
    const isNewer = async () => {
      life.throwIfAborted();
      await follow();
      life.throwIfAborted();
      return tokens.generation !== generation && tokens.hasAccess();
    };
    if (await isNewer()) return;
    const { kept } = tokens;
    const strategy = state.strategy();
    if (!strategy?.refresh || !tokens.canRenew()) {
      if (tokens.hasAccess()) throw new AuthError('Nothing is left to renew with.', 'refresh');
      throw await tokens.expire();
    }
    const context = contextOf(state, strategy, kept?.access?.value ?? null, life, 'refresh');
    let grant: Grant<User>;
    try {
      grant = await untilAborted(strategy.refresh(kept?.refresh?.value ?? null, context), life);
    } catch (error) {
      // A refusal may be the answer to a token that another tab has used up.
      if (await isNewer()) return;
      throw error;
    }
    if (await isNewer()) return;
    const { access, refresh } = grant;
    if (strategy.holdsToken && !access) throw new TokenMissingError('access', 'refresh');
    const next = kept && { ...kept, access, refresh: refresh ?? kept.refresh };
    const written = next && tokens.vault.write(next, false);
    tokens.adopt(next, false);
    await written;
    life.throwIfAborted();
    tabs.post('refresh');
  }

  return {
    accessToken,
    renew,
    coolsUntil() {
      const cool = coolDown();
      return cool && cool.since + cool.wait;
    },
    endCoolDown() {
      lastFailure = null;
    },
  };
}

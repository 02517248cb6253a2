import { AuthError, isFinalRefusal, TokenMissingError } from '../core/auth-error';
import type { Grant } from '../core/strategy';
import { withExpiry } from '../core/token';
import { isWithin, untilAborted } from '../core/wait';
import { withLock, type TabLink } from '../tabs/tab-channel';
import { claims } from './claims';
import type { FollowTabs } from './follow-tabs';
import { contextOf, requestedWait, retry } from './send-request';
import type { SessionState } from './state';
import type { SessionTokens } from './tokens';

/** Failure of the last refresh, and the milliseconds until the next attempt. */
interface CoolDown {
  lifetime: AbortController;
  generation: number;
  since: number;
  wait: number;
  error: AuthError;
}

/** Refresh of the tokens. */
export type Refresh = ReturnType<typeof createRefresh>;

/** Creates the refresh of a session, which is coordinated with other tabs. */
export function createRefresh<User extends object>(
  state: SessionState<User>,
  tokens: SessionTokens<User>,
  tabs: TabLink,
  follow: FollowTabs,
) {
  const { options, prefix, now, timeout } = state;
  let lastFailure: CoolDown | null = null;

  /** Returns the last failure, unless the session or its tokens have changed since. */
  const coolDown = (): CoolDown | null =>
    lastFailure?.lifetime === tokens.lifetime && lastFailure.generation === tokens.generation
      ? lastFailure
      : null;

  /** Returns a valid access token, refreshed if necessary; null if there is none. */
  async function accessToken(): Promise<string | null> {
    await tokens.load();
    if (tokens.session && !tokens.hasAccess()) await renew();
    return tokens.session?.access?.value ?? null;
  }

  /** Refreshes the tokens: one refresh at a time, shared by all callers. */
  function renew(): Promise<void> {
    const { lifetime } = tokens;
    tokens.renewal ??= tryToRenew(lifetime.signal).finally(() => {
      // Another session may have started its own refresh in the meantime.
      if (tokens.lifetime !== lifetime) return;
      tokens.renewal = null;
      if (state.snapshot.status === 'refreshing') state.set({ status: 'authenticated' });
      tokens.notifyChange();
    });
    return tokens.renewal;
  }

  async function tryToRenew(lifetime: AbortSignal): Promise<void> {
    const { locks = globalThis.navigator?.locks ?? claims } = options;
    const { generation } = tokens;
    const cool = coolDown();
    if (cool && isWithin(cool.wait, cool.since, now())) throw cool.error;
    if (state.snapshot.user && state.strategy()?.refresh) state.set({ status: 'refreshing' });
    try {
      await retry(state, 'refresh', lifetime, () =>
        withLock(locks, `${prefix}refresh`, timeout, lifetime, () =>
          renewOnce(lifetime, generation),
        ),
      );
    } catch (cause) {
      lifetime.throwIfAborted();
      const error = state.fail(cause, 'refresh');
      if (isFinalRefusal(error)) await tokens.end('rejected');
      else {
        const wait = Math.max(options.retry?.coolDown ?? 5000, requestedWait(error));
        lastFailure = { lifetime: tokens.lifetime, generation, since: now(), wait, error };
      }
      throw error;
    }
  }

  /**
   * Makes one attempt: uses tokens that another tab got since `generation`, even if its message arrived
   * before the lock, and discards late results.
   */
  async function renewOnce(lifetime: AbortSignal, generation: number): Promise<void> {
    const isNewer = async () => {
      lifetime.throwIfAborted();
      await follow();
      lifetime.throwIfAborted();
      return tokens.generation !== generation && tokens.hasAccess();
    };
    if (await isNewer()) return;
    const { session } = tokens;
    const strategy = state.strategy();
    const name = state.snapshot.strategy ?? '';
    if (!strategy?.refresh || !tokens.canRenew()) {
      if (tokens.hasAccess()) throw new AuthError('There is no refresh token.', 'refresh');
      throw await tokens.expire();
    }
    const context = contextOf(state, name, session?.access?.value ?? null, lifetime, 'refresh');
    let grant: Grant<User>;
    try {
      grant = await untilAborted(
        strategy.refresh(session?.refresh?.value ?? null, context),
        lifetime,
      );
    } catch (error) {
      // The rejected token may have been used by another tab.
      if (await isNewer()) return;
      throw error;
    }
    if (await isNewer()) return;
    const access = withExpiry(grant.access);
    const refresh = withExpiry(grant.refresh);
    if (strategy.holdsToken && !access) throw new TokenMissingError('access', 'refresh');
    const next = session && { ...session, access, refresh: refresh ?? session.refresh };
    const written = next && tokens.vault.write(next, false);
    tokens.adopt(next, false);
    await written;
    lifetime.throwIfAborted();
    tabs.post('refresh');
  }

  return {
    accessToken,
    renew,
    /** Time of the next possible refresh after a failure, or null. */
    coolsUntil(): number | null {
      const cool = coolDown();
      return cool && cool.since + cool.wait;
    },
    /** Allows the next refresh immediately, despite the last failure. */
    endCoolDown(): void {
      lastFailure = null;
    },
  };
}

import type { SessionState } from '../core/state';
import type { SessionTokens } from '../core/tokens';
import type { TabMessage } from './tab-channel';

/** Updates the session from the stores, after a message of another tab or a change of the stores. */
export type FollowTabs = (message?: TabMessage) => Promise<void>;

/**
 * Creates the function that follows other tabs. If tabs do not share a store - memory or session storage - a
 * sign-out there signs out here, and so does the sign-in of another user; the user of a cookie session is
 * fetched again.
 */
export function createFollow<User extends object>(
  state: SessionState<User>,
  tokens: SessionTokens<User>,
): FollowTabs {
  let last: TabMessage | undefined;

  /**
   * Handles stores that are empty although there is a session; they may be updated later than the message.
   */
  async function followEnd(message?: TabMessage): Promise<void> {
    const type = last && last.at >= tokens.startedAt ? last.type : null;
    if (type === 'expired' || tokens.isOver()) return void (await tokens.expire(true));
    // The browser did not store the tokens that another tab received.
    if (message?.type === 'refresh') return tokens.detach();
    if (tokens.isDetached() && (!message || message.type === 'user')) return;
    return tokens.end(type === 'refused' ? 'refused' : 'remote', { isGone: true });
  }

  /** Handles a message about a session that equals the stored one. */
  async function followMessage({ type, at }: TabMessage, isOther: boolean): Promise<void> {
    const { session, vault, renewal, startedAt } = tokens;
    const signedIn = state.snapshot.user;
    const isOtherPerson = isOther && !!state.strategy()?.holdsToken;
    const isSwitch = type === 'logout' || type === 'login';
    // Messages older than the sign-in here refer to the previous session.
    if (isSwitch && (session || signedIn) && at >= startedAt) {
      if (vault.isShared) {
        // The stores may be updated later than the message: a refresh in progress must not overwrite it.
        if (renewal) tokens.begin(session, signedIn ? { status: 'authenticated' } : {});
      } else if (type === 'logout' || isOtherPerson) {
        return tokens.end('remote');
      }
    }
    if (type === 'user' || (type === 'login' && !isOtherPerson))
      tokens.notifyJoined(type === 'login');
  }

  return async function follow(message) {
    const { session, lifetime } = tokens;
    const stored = await tokens.vault.read();
    if (tokens.lifetime !== lifetime || stored === undefined) return;
    if (tokens.session !== session) return follow(message);
    last = message ?? last;
    const isOther =
      message?.user === undefined || message.user !== state.userId(state.snapshot.user);
    if (stored?.id !== session?.id) {
      if (!stored) return followEnd(message);
      tokens.begin(stored, isOther ? { user: null, status: 'restoring' } : {});
      tokens.notifyJoined(last?.type !== 'user');
    } else if (
      stored?.access?.value !== session?.access?.value ||
      stored?.refresh?.value !== session?.refresh?.value
    ) {
      tokens.adopt(stored, true);
    } else if (message) {
      await followMessage(message, isOther);
    }
  };
}

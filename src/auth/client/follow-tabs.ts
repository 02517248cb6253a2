import type { TabMessage } from '../tabs/tab-channel';
import type { SessionState } from './state';
import type { SessionTokens } from './tokens';

/** Updates the session from the stores, after a message of another tab or a change of the stores. */
export type FollowTabs = (message?: TabMessage) => Promise<void>;

/**
 * Creates the function that follows other tabs. If no tab shares the stores of the session here - memory or
 * session storage - a sign-out there signs out here, and so does the sign-in of another user; the user of a
 * cookie session is fetched again.
 */
export function createFollow<User extends object>(
  state: SessionState<User>,
  tokens: SessionTokens<User>,
): FollowTabs {
  let last: TabMessage | undefined;

  /**
   * Whether a message is about this session: an older one refers to the previous session. If the clock was set
   * back since the sign-in, times say nothing.
   */
  const isCurrent = ({ at }: TabMessage) =>
    at >= tokens.startedAt || state.now() < tokens.startedAt;

  /**
   * Handles stores that are empty although there is a session; they may be updated later than the message.
   */
  async function followEnd(message?: TabMessage): Promise<void> {
    const type = last && isCurrent(last) ? last.type : null;
    if (type === 'expired' || tokens.isOver()) return void (await tokens.expire(true));
    // The browser did not store the tokens that another tab received.
    if (message?.type === 'refresh') return tokens.detach();
    if (tokens.isDetached() && (!message || message.type === 'user')) return;
    return tokens.end(type === 'rejected' ? 'rejected' : 'other-tab', { isGone: true });
  }

  /**
   * Handles a message about a session that equals the stored one, or whose stores cannot be read. If the stores
   * are shared and readable (`isShared`), they say whether it has ended.
   */
  async function followMessage(
    message: TabMessage,
    isOther: boolean,
    isShared: boolean,
  ): Promise<void> {
    const { type } = message;
    const { session, renewal } = tokens;
    const isOtherPerson = isOther && !!state.strategy()?.holdsToken;
    const isSwitch = type === 'logout' || type === 'login';
    if (isSwitch && tokens.hasUser() && isCurrent(message)) {
      if (isShared) {
        // The stores may be updated later than the message: a refresh in progress must not overwrite it.
        if (renewal) tokens.begin(session, state.snapshot.user ? { status: 'authenticated' } : {});
      } else if (type === 'logout' || isOtherPerson) {
        await tokens.end('other-tab', { isGone: true });
        // The other user may have signed in for all tabs.
        return type === 'login' ? follow() : undefined;
      }
    }
    if (type === 'user' || (type === 'login' && !isOtherPerson)) {
      tokens.notifyJoined(type === 'login');
    }
  }

  async function follow(message?: TabMessage): Promise<void> {
    const { session, lifetime } = tokens;
    const stored = await tokens.vault.read(session?.id);
    if (tokens.lifetime !== lifetime) return;
    if (tokens.session !== session) return follow(message);
    last = message ?? last;
    const isOther =
      message?.user === undefined || message.user !== state.userId(state.snapshot.user);
    if (stored === undefined) {
      if (message) await followMessage(message, isOther, false);
    } else if (stored?.id !== session?.id) {
      if (!stored) return followEnd(message);
      if (session) void tokens.vault.clear({ id: session.id, isGone: true });
      tokens.begin(stored, isOther ? { user: null, status: 'restoring' } : {});
      tokens.notifyJoined(last?.type !== 'user');
    } else {
      const isRefreshed =
        stored?.access?.value !== session?.access?.value ||
        stored?.refresh?.value !== session?.refresh?.value;
      if (isRefreshed) tokens.adopt(stored, true);
      if (message) await followMessage(message, isOther, tokens.vault.isShared(stored));
    }
  }

  return follow;
}

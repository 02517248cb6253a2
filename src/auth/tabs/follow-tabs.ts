import type { SessionState } from '../core/state';
import type { SessionTokens } from '../core/tokens';
import type { TabMessage } from './tab-channel';

/** Makes the session what the stores say, after a message of another tab or a change of the stores. */
export type FollowTabs = (message?: TabMessage) => Promise<void>;

/**
 * Follower of the other tabs. Where tabs share no store - memory, the session storage - a sign-out there is one here, and so
 * is the sign-in of another person; the user of a cookie's session is asked for anew.
 */
export function createFollow<User extends object>(
  state: SessionState<User>,
  tokens: SessionTokens<User>,
): FollowTabs {
  let last: TabMessage | undefined;

  /** Acts on stores that are empty although the session lives here; they may show later what a message was about. */
  async function followEnd(message?: TabMessage): Promise<void> {
    const type = last && last.at >= tokens.startedAt ? last.type : null;
    if (type === 'expired' || tokens.isOver()) return void (await tokens.expire(true));
    // The browser has kept nothing of what another tab got.
    if (message?.type === 'refresh') return tokens.detach();
    if (tokens.isDetached() && (!message || message.type === 'user')) return;
    return tokens.end(type === 'refused' ? 'refused' : 'remote', { isGone: true });
  }

  /** Acts on a message about a session that the stores show as it is here. */
  async function followMessage({ type, at }: TabMessage, isOther: boolean): Promise<void> {
    const { kept, vault, renewal, startedAt } = tokens;
    const signedIn = state.snapshot.user;
    const isOtherPerson = isOther && !!state.strategy()?.holdsToken;
    const isSwitch = type === 'logout' || type === 'login';
    // Messages older than the sign-in here mean the session before.
    if (isSwitch && (kept || signedIn) && at >= startedAt) {
      if (vault.isShared) {
        // The stores may show this later than the message came: a refresh under way must not write over it.
        if (renewal) tokens.begin(kept, signedIn ? { status: 'authenticated' } : {});
      } else if (type === 'logout' || isOtherPerson) {
        return tokens.end('remote');
      }
    }
    if (type === 'user' || (type === 'login' && !isOtherPerson)) tokens.askUser(type === 'login');
  }

  return async function follow(message) {
    const { kept, life } = tokens;
    const stored = await tokens.vault.read();
    if (tokens.life !== life || stored === undefined) return;
    if (tokens.kept !== kept) return follow(message);
    last = message ?? last;
    const isOther =
      message?.user === undefined || message.user !== state.userId(state.snapshot.user);
    if (stored?.session !== kept?.session) {
      if (!stored) return followEnd(message);
      tokens.begin(stored, isOther ? { user: null, status: 'restoring' } : {});
      tokens.askUser(last?.type !== 'user');
    } else if (
      stored?.access?.value !== kept?.access?.value ||
      stored?.refresh?.value !== kept?.refresh?.value
    ) {
      tokens.adopt(stored, true);
    } else if (message) {
      await followMessage(message, isOther);
    }
  };
}

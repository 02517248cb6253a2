import type { Core } from './auth-core';
import { restore } from './load-user';
import { endSession, turnOver, userId } from './session';
import { adoptTokens, expireSession, isOver } from './session-tokens';
import type { TabMessage } from './tab-channel';

/**
 * Called when another tab may have changed the session: does as the stores say. Where tabs share no store - memory, the
 * session storage - a sign-out there is one here, and so is a sign-in of somebody else; a cookie's session is asked for anew.
 */
export async function followTabs<User extends object>(
  core: Core<User>,
  message?: TabMessage,
): Promise<void> {
  const { kept, life } = core;
  const stored = await core.vault.read();
  if (core.life !== life || stored === undefined) return;
  if (core.kept !== kept) return followTabs(core, message);
  const { user } = core.state;
  // The stores may show later what a message was about.
  const type = (core.heard = message?.type ?? core.heard);
  const isOther = message?.user === undefined || message.user !== userId(core, user);
  if (stored?.session !== kept?.session) {
    if (!stored) {
      if (type === 'expired' || isOver(core)) return void (await expireSession(core, true));
      if (kept && message?.type === 'refresh') {
        // The browser has kept nothing of what another tab got: the refresh token here is spent, the access token serves on.
        core.kept = core.apart = { ...kept, refresh: null };
        return core.look();
      }
      if (!message && kept === core.apart) return;
      return endSession(core, type === 'refused' ? 'refused' : 'remote', { isGone: true });
    }
    turnOver(core, stored, isOther ? { user: null, status: 'restoring' } : {});
  } else if (
    stored?.access?.value !== kept?.access?.value ||
    stored?.refresh?.value !== kept?.refresh?.value
  ) {
    return adoptTokens(core, stored, true);
  } else if (message) {
    const isSwitch = type === 'logout' || type === 'login';
    // News older than the sign-in here means the session before.
    if (isSwitch && (kept || user) && message.at >= core.since) {
      if (core.vault.isShared) {
        // The stores may show this later than the message came: a refresh under way must not write over it.
        if (core.refreshing) turnOver(core, kept, user ? { status: 'authenticated' } : {});
      } else if (type === 'logout' || (isOther && core.strategy?.holdsToken)) {
        return endSession(core, 'remote');
      }
    }
    if (type !== 'user' && (type !== 'login' || (isOther && core.strategy?.holdsToken))) return;
  } else return;
  void greet(core, type !== 'user');
}

/** Called when another tab knows more: asks who is there. */
async function greet<User extends object>(core: Core<User>, isLogin: boolean): Promise<void> {
  const { life } = core;
  await restore(core);
  const { user, strategy } = core.state;
  if (isLogin && user && core.life === life)
    core.emit('login', { user, strategy: strategy ?? '', remote: true });
}

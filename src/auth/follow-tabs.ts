import type { Core } from './auth-core';
import { adoptTokens, endSession, isSame } from './end-session';
import { loadUser, userId } from './load-user';
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
  let stored;
  try {
    stored = await core.vault.read();
  } catch (cause) {
    core.fail(cause, 'store');
    return;
  }
  if (core.state.status === 'idle') {
    // Nobody is looking: the next who needs the tokens finds those of now.
    core.turnOver();
    core.kept = core.loading = null;
    return;
  }
  if (core.kept !== kept || core.life !== life) return followTabs(core, message);
  if (isSame(stored, kept)) return message && heed(core, message);
  if (!stored) return endSession(core, 'remote', { keepStores: true });
  if (stored.session === kept?.session) return adoptTokens(core, stored, true);
  const isKnown = message?.user !== undefined && message.user === userId(core, core.state.user);
  core.turnOver();
  core.kept = stored;
  core.since = core.now();
  core.set({ strategy: stored.strategy, ...(!isKnown && { user: null, status: 'restoring' }) });
  core.schedule();
  await greet(core);
}

/** Called when another tab told something that our stores do not show. */
async function heed<User extends object>(core: Core<User>, message: TabMessage): Promise<void> {
  const { user } = core.state;
  const isOpen = core.kept !== null || user !== null;
  const isOther = message.user !== userId(core, user);
  const holdsToken = core.strategy()?.holdsToken;
  if (message.type === 'logout') {
    // One that is older than the sign-in here means the session before.
    if (isOpen && message.at >= core.since) await endSession(core, 'remote');
  } else if (message.type === 'login' && isOther) {
    if (!holdsToken) await greet(core);
    else if (isOpen) await endSession(core, 'remote');
  } else if (message.type === 'user' && user) {
    await loadUser(core).catch((cause: unknown) => core.fail(cause, 'user'));
  }
}

/** Called when somebody signed in in another tab: asks who. */
async function greet<User extends object>(core: Core<User>): Promise<void> {
  try {
    const user = await loadUser(core);
    core.emit('login', { user, strategy: core.state.strategy ?? '', remote: true });
  } catch (cause) {
    core.fail(cause, 'user');
    if (core.state.status === 'restoring') core.set({ status: 'anonymous' });
  }
}

import type { Auth } from './auth';
import type { Core } from './auth-core';
import { SessionChangedError } from './auth-error';
import { hearChanges } from './browser-store';
import { isHidden } from './is-hidden';
import { liveSession } from './live-session';
import { loadTokens, turnOver, userId } from './session';
import { tabChannel } from './tab-channel';

const waking = ['visibilitychange', 'focus', 'online', 'pageshow'];

/** Start and end of what goes on outside: the channel, the stores' events, the timer, the page's waking up. */
export function keepWatch<User extends object>(
  core: Core<User>,
): Pick<Auth<User>, 'start' | 'dispose'> {
  const { channel: open = tabChannel } = core.options;
  let starts = 0;
  let started = Promise.resolve();
  let ends: (() => void)[] = [];
  const code = () => liveSession(core, 'start').catch(() => null);
  core.follow = async (message) => {
    // A guest who stays one needs none of it.
    if (!message && !core.kept && !(await core.vault.read())) return;
    await (await code())?.followTabs(core, message);
  };
  const find = async () => {
    const loading = loadTokens(core);
    await loading;
    // Disposed meanwhile, or somebody has signed in.
    if (core.loading !== loading || core.state.user) return core.look();
    const { life } = core;
    if (!core.kept && core.strategy?.holdsToken !== false) return core.set({ status: 'anonymous' });
    core.set({ status: 'restoring' });
    const parts = await code();
    if (core.life !== life) return;
    if (parts) await parts.restore(core);
    else core.set({ status: 'anonymous' });
  };
  const begin = () => {
    const channel = open && open(`${core.prefix}tabs`);
    let soon: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      clearTimeout(soon);
      // A session is more than one key: the last of them is waited for.
      soon = setTimeout(core.follow, 50);
    };
    const wake = ({ type, persisted }: Event & { persisted?: boolean }) => {
      if (type === 'online') core.cool = null;
      if (isHidden()) return;
      // A page that comes back as it was left has heard nothing meanwhile, and a cookie cannot be looked at: ask.
      void core.follow(persisted ? { type: 'user', at: core.now() } : undefined);
      if (core.state.status === 'anonymous' && core.kept) void find();
      core.look();
    };
    ends = [
      core.vault.subscribe(hear),
      () => clearTimeout(soon),
      ...waking.map((name) => hearChanges(globalThis, name, wake)),
    ];
    if (channel) {
      ends.push(channel.subscribe(core.follow), () => channel.close());
      core.post = (type) =>
        channel.post({ type, at: core.now(), user: userId(core, core.state.user) });
    }
    core.look = () => {
      clearTimeout(core.timer);
      if (!core.kept) return;
      void code().then((parts) => parts?.lookAtEnds(core));
    };
    return find();
  };
  return {
    start() {
      starts += 1;
      if (starts === 1) started = begin();
      return started;
    },
    dispose() {
      if (starts === 0 || (starts -= 1) > 0) return;
      for (const end of ends) end();
      const error = new SessionChangedError();
      core.turn?.abort(error);
      for (const request of core.pending) request.abort(error);
      turnOver(core, null, { status: 'idle', user: null }, error);
      core.loading = null;
      core.post = core.look = () => {};
    },
  };
}

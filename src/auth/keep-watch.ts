import type { Auth } from './auth';
import type { Core } from './auth-core';
import { SessionChangedError } from './auth-error';
import { restore } from './load-user';
import { renewTokens } from './renew-tokens';
import { canRenew, endSession, hasAccess, turnOver, userId } from './session';
import { tabChannel } from './tab-channel';

/** Longest time in ms that a timer takes; a longer one would go off at once. */
const longest = 2 ** 31 - 1;

const waking = ['visibilitychange', 'focus', 'online', 'pageshow'];

/** Start and end of what goes on outside: the channel, the stores' events, the timer, the page's waking up. */
export function keepWatch<User extends object>(
  core: Core<User>,
): Pick<Auth<User>, 'start' | 'dispose'> {
  let starts = 0;
  let started = Promise.resolve();
  let ends: (() => void)[] = [];
  const { channel: open = tabChannel } = core.options;
  const begin = () => {
    const channel = open && open(`${core.prefix}tabs`);
    core.post = (type) =>
      channel && channel.post({ type, at: core.now(), user: userId(core, core.state.user) });
    let soon: ReturnType<typeof setTimeout> | undefined;
    const hear = () => {
      clearTimeout(soon);
      // A session is more than one key: the last of them is waited for.
      soon = setTimeout(core.follow, 50);
    };
    const wake = ({ type }: Event) => {
      if (type === 'online') core.cool = null;
      if (isHidden()) return;
      void core.follow();
      if (core.state.status === 'anonymous' && core.kept) void restore(core);
      core.look();
    };
    for (const name of waking) globalThis.addEventListener?.(name, wake);
    ends = [
      watchEnds(core),
      core.vault.subscribe(hear),
      () => clearTimeout(soon),
      () => waking.forEach((name) => globalThis.removeEventListener?.(name, wake)),
    ];
    if (channel) ends.push(channel.subscribe(core.follow), () => channel.close());
    return restore(core);
  };
  return {
    start() {
      starts += 1;
      if (starts === 1) started = begin();
      return started;
    },
    dispose() {
      if (starts === 0 || (starts -= 1) > 0) return;
      core.post = core.look = () => {};
      for (const end of ends) end();
      const error = new SessionChangedError();
      core.signingIn?.abort(error);
      for (const request of core.pending) request.abort(error);
      turnOver(core, null, { status: 'idle', user: null }, error);
      core.loading = null;
    },
  };
}

/**
 * Watch over the ends of the tokens, by one timer that asks the clock anew whenever it goes off: an expired session ends, a
 * warning comes before, and tokens are renewed ahead of time where that is wanted and the tab is seen. Returns its end.
 */
function watchEnds<User extends object>(core: Core<User>): () => void {
  const { refreshAhead = false, warnAhead = 120_000 } = core.options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warned: number | null = null;
  const end = async () => {
    const { life } = core;
    await core.follow();
    if (core.life === life && !hasAccess(core) && !canRenew(core))
      await endSession(core, 'expired');
  };
  core.look = () => {
    clearTimeout(timer);
    const now = core.now();
    let next = Infinity;
    const at = (time: number, act: () => unknown) => {
      if (now >= time) act();
      else next = Math.min(next, time);
    };
    const last = endOf(core);
    if (last !== null) {
      at(last, () => void end());
      if (warnAhead !== false && warned !== last && now < last) {
        at(last - warnAhead, () => {
          warned = last;
          core.emit('expiring', { secondsLeft: Math.round((last - now) / 1000) });
        });
      }
    }
    const access = core.kept?.access?.expiresAt;
    if (refreshAhead !== false && access && canRenew(core) && !core.refreshing && !isHidden()) {
      // A token that lives shorter than that is renewed at half its life.
      const ahead = Math.min(refreshAhead, (access - core.renewed) / 2);
      const time = Math.max(access - ahead, core.cool?.until ?? 0);
      at(time, () => void renewTokens(core).catch(() => {}));
    }
    if (next < Infinity) timer = setTimeout(core.look, Math.min(longest, next - now));
  };
  return () => clearTimeout(timer);
}

function isHidden(): boolean {
  return globalThis.document?.visibilityState === 'hidden';
}

/** Moment at which the session ends for good, or null where nobody knows: the end of what could renew it, or of the access token. */
function endOf<User extends object>({ kept, strategy }: Core<User>): number | null {
  const access = kept?.access?.expiresAt ?? null;
  if (!strategy?.refresh) return access;
  if (!strategy.holdsRefreshToken) return null;
  if (!kept?.refresh) return access;
  return kept.refresh.expiresAt && Math.max(kept.refresh.expiresAt, access ?? 0);
}

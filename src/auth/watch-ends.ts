import type { Core } from './auth-core';
import { isHidden } from './is-hidden';
import { renewTokens } from './renew-tokens';
import { canRenew, expireSession, isOver } from './session-tokens';

/** Longest time in ms that a timer takes; a longer one would go off at once. */
const longest = 2 ** 31 - 1;

/**
 * Called when the ends of the tokens are to be looked at, by the clock and not by the timer, which may be late: an expired
 * session ends, a warning comes before, and tokens are renewed ahead of time where that is wanted and the tab is seen.
 */
export function lookAtEnds<User extends object>(core: Core<User>): void {
  const { refreshAhead = false, warnAhead = 120_000 } = core.options;
  clearTimeout(core.timer);
  if (!core.kept) return;
  const now = core.now();
  let next = Infinity;
  const at = (time: number, act: () => unknown) => {
    if (now >= time) act();
    else next = Math.min(next, time);
  };
  const last = endOf(core);
  if (last !== null) {
    at(last, () => void endIfOver(core));
    if (warnAhead !== false && core.warned !== last && now < last) {
      at(last - warnAhead, () => {
        core.warned = last;
        core.emit('expiring', { secondsLeft: Math.round((last - now) / 1000) });
      });
    }
  }
  const access = core.kept.access?.expiresAt;
  if (refreshAhead !== false && access && canRenew(core) && !core.refreshing && !isHidden()) {
    // A token that lives shorter than that is renewed at half its life.
    const ahead = Math.min(refreshAhead, (access - core.renewed) / 2);
    // Nobody waits for this one: after a failure it takes its time, and once the token has expired a request will ask.
    const time = core.cool ? core.cool.since + core.cool.wait + 25_000 : access - ahead;
    if (now < access) at(time, () => void renewTokens(core).catch(() => {}));
  }
  if (next < Infinity) core.timer = setTimeout(core.look, Math.min(longest, next - now));
}

async function endIfOver<User extends object>(core: Core<User>): Promise<void> {
  const { life } = core;
  await core.follow();
  if (core.life !== life || !isOver(core)) return;
  await expireSession(core);
}

/**
 * Moment at which the session ends for good, or null where nobody knows: the end of what could renew it, or of the
 * access token.
 */
function endOf<User extends object>({ kept, strategy }: Core<User>): number | null {
  const access = kept?.access?.expiresAt ?? null;
  if (!strategy?.refresh) return access;
  if (!strategy.holdsRefreshToken) return null;
  if (!kept?.refresh) return access;
  return kept.refresh.expiresAt && Math.max(kept.refresh.expiresAt, access ?? 0);
}

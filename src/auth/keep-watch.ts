import type { Core } from './auth-core';
import { adoptStored, endSession } from './end-session';
import { restore } from './restore';
import { canRenew, hasAccess, renewTokens } from './renew-tokens';

/** Longest time in ms that a timer takes; a longer one would go off at once. */
const longest = 2 ** 31 - 1;

/** Watch over the ends of tokens, by one timer that asks the clock anew whenever it goes off. */
export interface Watch {
  /** Called when the tokens are new: sets the next moment to look. */
  schedule(): void;
  /** Called when the device or the tab wakes up. */
  wake(isOnline: boolean): void;
  /** Ends the timer. */
  stop(): void;
}

/** Watch that ends an expired session, warns before, and renews ahead of time where that is wanted and the tab is seen. */
export function keepWatch<User extends object>(core: Core<User>): Watch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let warned: number | null = null;
  const { refreshAhead = false, warnAhead = 120_000 } = core.options;
  const isHidden = () => globalThis.document?.visibilityState === 'hidden';
  const moments = () => {
    const access = core.kept?.access?.expiresAt ?? null;
    const end = endOf(core);
    const renewal =
      refreshAhead === false || access === null || !canRenew(core) || core.refreshing
        ? null
        : Math.max(access - refreshAhead, core.cool?.until ?? 0);
    const warning = warnAhead === false || end === null ? null : end - warnAhead;
    return { renewal, warning, end };
  };
  const look = () => {
    if (!core.kept) return;
    const now = core.now();
    const { renewal, warning, end } = moments();
    if (end !== null && now >= end) {
      void adoptStored(core).then(
        (isNewer) => (isNewer || hasAccess(core) ? undefined : endSession(core, 'expired')),
        () => {},
      );
      return;
    }
    if (end !== null && warning !== null && now >= warning && warned !== end) {
      warned = end;
      core.emit('expiring', { secondsLeft: Math.round((end - now) / 1000) });
    }
    if (renewal !== null && now >= renewal && !isHidden()) renewTokens(core).catch(() => {});
    schedule();
  };
  const schedule = () => {
    clearTimeout(timer);
    const { renewal, warning, end } = moments();
    const next = [isHidden() ? null : renewal, warned === end ? null : warning, end]
      .filter((moment) => moment !== null)
      .sort((a, b) => a - b)[0];
    if (next !== undefined) timer = setTimeout(look, Math.min(longest, next - core.now()));
  };
  return {
    schedule,
    wake(isOnline) {
      if (isOnline) core.cool = null;
      if (isHidden()) return;
      core.follow();
      if (core.state.status === 'anonymous' && core.kept) void restore(core);
      look();
    },
    stop: () => clearTimeout(timer),
  };
}

/** Moment at which the session ends for good, or null where nobody knows: the end of what could renew it, or of the access token. */
function endOf<User extends object>(core: Core<User>): number | null {
  const { kept } = core;
  const strategy = core.strategy();
  const access = kept?.access?.expiresAt ?? null;
  if (!strategy?.refresh || !kept) return access;
  if (!strategy.holdsRefreshToken) return null;
  if (!kept.refresh) return access;
  const { expiresAt } = kept.refresh;
  return expiresAt === null ? null : Math.max(expiresAt, access ?? 0);
}

import type { Core } from './auth-core';
import { endIfExpired } from './end-session';
import { canRenew, hasAccess, renewTokens } from './renew-tokens';

/** Called when the tokens are needed: looks into the stores once. */
export function loadTokens<User extends object>(core: Core<User>): Promise<void> {
  const { life } = core;
  core.loading ??= core.vault.read().then(
    (kept) => {
      // A sign-in that came first has tokens of its own.
      if (!kept || core.kept || core.life !== life) return;
      core.kept = kept;
      core.since = core.now();
      core.set({ strategy: kept.strategy });
      core.schedule();
    },
    (cause: unknown) => void core.fail(cause, 'store'),
  );
  return core.loading;
}

/** Access token that is good to use, renewed if it has to be; null where there is none. */
export async function accessToken<User extends object>(core: Core<User>): Promise<string | null> {
  await loadTokens(core);
  if (!core.kept) return null;
  if (!hasAccess(core) && !canRenew(core)) await endIfExpired(core);
  if (!hasAccess(core)) await renewTokens(core);
  return core.kept?.access?.value ?? null;
}

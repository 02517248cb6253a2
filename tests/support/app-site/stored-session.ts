import { createAuth, refreshStrategy } from '../../../src/auth/index.ts';
import { openStore } from '../auth-server/rig.ts';
import type { RunningApp } from './start-app.ts';

/** What a tab stores of a new session, by key: the sign-in form would take longer than most tests. */
export async function storedSession(
  { origin, account }: RunningApp,
  email: string,
  time: number,
): Promise<Array<[key: string, value: string]>> {
  const store = openStore();
  const auth = createAuth({
    strategies: { password: refreshStrategy() },
    store,
    baseUrl: origin,
    location: () => origin,
    now: () => time,
    channel: false,
    locks: false,
  });
  await auth.start();
  await auth.login({ ...account, email });
  auth.dispose();
  return [...store.kept];
}

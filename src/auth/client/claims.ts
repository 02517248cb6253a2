import { randomString } from '../core/encoding';
import { pause } from '../core/wait';
import { localStore } from '../stores/browser-stores';
import type { Locks } from '../tabs/tab-channel';

/**
 * Locks for pages without Web Locks, such as those without HTTPS: the tab has the lock whose claim is still in the local
 * storage once all tabs can see it. Waits at most a minute, because a tab that is closed leaves its claim.
 */
export const claims = {
  async request(name: string, { signal }: { signal: AbortSignal }, work: () => unknown) {
    const own = randomString();
    // Without storage, the claim is in memory, and nobody else has one.
    const store = localStore({ onError() {} });
    try {
      // A minute of 50 ms, after which other tabs see what a tab has written.
      for (let turn = 1; turn < 1200 && store.get(name) !== own; turn += 1) {
        if (!store.get(name)) void store.set(name, own);
        await pause(50, signal);
      }
      return await work();
    } finally {
      void store.remove(name);
    }
  },
} as unknown as Locks;

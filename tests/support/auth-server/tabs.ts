import type { Locks } from '../../../src/auth/index.ts';
import type { TabChannel, TabMessage } from '../../../src/auth/tabs/tab-channel.ts';

/** Shared state of the tabs of one browser. */
export interface Tabs {
  /** Creates a tab's end of the channel. */
  channel: (name: string) => TabChannel;
  /** Locks of all tabs. */
  locks: Locks;
  /** Messages so far. */
  messages: TabMessage[];
}

/**
 * Tabs that receive messages from each other a moment later, and queue for locks in the order of their requests.
 * @param handOver Called before a lock changes hands: by then a browser shows what was stored before.
 */
export function createTabs(handOver: () => unknown = () => {}): Tabs {
  const ends = new Set<(message: TabMessage) => void>();
  const messages: TabMessage[] = [];
  const tails = new Map<string, Promise<unknown>>();
  const channel = (): TabChannel => {
    const listeners = new Set<(message: TabMessage) => void>();
    const receive = (message: TabMessage) => {
      for (const listener of listeners) listener(message);
    };
    ends.add(receive);
    return {
      post(message) {
        messages.push(message);
        for (const end of ends) if (end !== receive) queueMicrotask(() => end(message));
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      close: () => void ends.delete(receive),
    };
  };
  const request = async (
    name: string,
    options: LockOptions | ((lock: Lock | null) => unknown),
    work?: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    const callback = typeof options === 'function' ? options : work;
    const signal = typeof options === 'function' ? undefined : options.signal;
    const before = tails.get(name) ?? Promise.resolve();
    const turn = Promise.withResolvers<void>();
    tails.set(
      name,
      before.then(() => turn.promise),
    );
    try {
      await untilAborted(before, signal);
      await handOver();
      return await callback?.({ name, mode: 'exclusive' });
    } finally {
      turn.resolve();
    }
  };
  return { channel, locks: { request: request as Locks['request'] }, messages };
}

async function untilAborted(before: Promise<unknown>, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal?.reason);
  signal?.addEventListener('abort', abort);
  try {
    await Promise.race([before, aborted.promise]);
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

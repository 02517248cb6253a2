import { listenTo } from '../core/listeners';
import { startTimer } from '../core/wait';

/** Message to other tabs; never contains a token. */
export interface TabMessage {
  /** Kind of event; `expired` and `rejected` if a session ended without a sign-out. */
  type: 'login' | 'logout' | 'expired' | 'rejected' | 'refresh' | 'user';
  /** Time of the event in milliseconds. */
  at: number;
  /** Id of the signed-in user. */
  user?: string | undefined;
}

/** Channel to other tabs. */
export interface TabChannel {
  /** Sends a message to the other tabs; does nothing if the browser blocks it, or after `close`. */
  post(message: TabMessage): void;
  /** Subscribes to messages of other tabs; returns an unsubscribe function. */
  subscribe(listener: (message: TabMessage) => void): () => void;
  /** Closes the channel permanently. */
  close(): void;
}

/**
 * Creates a channel between tabs with a `BroadcastChannel`, or else with `storage` events, or without either.
 * Nothing is opened before it is used. Both are limited to the origin, and a tab does not receive its own
 * messages.
 */
export function tabChannel(name: string): TabChannel {
  const listeners = new Set<(message: TabMessage) => void>();
  const page = globalThis as Partial<typeof globalThis>;
  let channel: BroadcastChannel | undefined;
  let end: (() => void) | undefined;
  let isClosed = false;
  const handle = ({ data, key, newValue }: MessageEvent & StorageEvent) => {
    const message = readMessage(key === name ? newValue : data);
    if (message) for (const listener of Array.from(listeners)) listener(message);
  };
  // Sandboxed pages have no other tabs; without messages, a tab detects a change with its next request.
  const attempt = (action: () => void) => {
    try {
      if (isClosed) return;
      channel ??= page.BroadcastChannel && new BroadcastChannel(name);
      end ??= listenTo(channel ?? page, channel ? 'message' : 'storage', handle);
      action();
    } catch {
      // Without messages, a tab finds out with its next request.
    }
  };
  return {
    post({ type, at, user }) {
      const text = JSON.stringify({ type, at, user });
      attempt(() => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
        if (channel) return channel.postMessage(text);
        // In Node.js, the global would be shared by all visitors.
        page.window?.localStorage.setItem(name, text);
        page.window?.localStorage.removeItem(name);
      });
    },
    subscribe(listener) {
      attempt(() => listeners.add(listener));
      return () => void listeners.delete(listener);
    },
    close() {
      isClosed = true;
      channel?.close();
      end?.();
    },
  };
}

function readMessage(data: unknown): TabMessage | null {
  try {
    const { type, at, user } = JSON.parse(String(data)) as TabMessage;
    if (!/^(login|logout|expired|rejected|refresh|user)$/.test(type) || !Number.isFinite(at))
      return null;
    return { type, at, ...(typeof user === 'string' && { user }) };
  } catch {
    return null;
  }
}

/** Link to the other tabs, inactive unless it is open. */
export type TabLink = ReturnType<typeof createTabLink>;

/**
 * Creates a link over a channel.
 * @param connect Creates the channel; false for none.
 * @param describe Returns time and user of a message.
 */
export function createTabLink(
  connect: (() => TabChannel) | false,
  describe: () => Omit<TabMessage, 'type'>,
) {
  let channel: TabChannel | null = null;
  return {
    /** Opens the channel; `handle` is called with messages of other tabs. */
    open(handle: (message: TabMessage) => unknown): void {
      channel = connect ? connect() : null;
      channel?.subscribe(handle);
    },
    /** Closes the channel. */
    close(): void {
      channel?.close();
      channel = null;
    },
    /** Sends a message to the other tabs. */
    post: (type: TabMessage['type']): void => channel?.post({ type, ...describe() }),
  };
}

/** Web Locks, as in `navigator.locks`. */
export type Locks = Pick<LockManager, 'request'>;

/** Extra milliseconds for reading and writing the stores with the lock. */
const margin = 5000;

/**
 * Runs work in one tab at a time. Waits for the lock as long as a request may take, and a little more, and
 * then runs without it: a suspended tab with the lock must not block the others. Without locks, it does not wait.
 * @param timeout Timeout of a request in milliseconds; false for none, which makes the wait unlimited, too.
 */
export async function withLock<Value>(
  locks: Locks | false | undefined,
  name: string,
  timeout: number | false,
  signal: AbortSignal,
  work: () => Promise<Value>,
): Promise<Value> {
  if (!locks) return work();
  let isOurs = false;
  const limit = new AbortController();
  const timer = timeout ? startTimer(() => limit.abort(), timeout + margin) : undefined;
  try {
    return await locks.request(name, { signal: AbortSignal.any([limit.signal, signal]) }, () => {
      // The limit of the wait no longer matters.
      isOurs = true;
      return work();
    });
  } catch (error) {
    if (isOurs) throw error;
    signal.throwIfAborted();
    return work();
  } finally {
    clearTimeout(timer);
  }
}

/** News that one tab tells the others of the same site; never a token. */
export interface TabMessage {
  type: 'login' | 'logout' | 'refresh' | 'user';
  /** Time of the event in milliseconds. */
  at: number;
  /** Who is signed in, as a text that tells one user from another. */
  user?: string;
}

/** Way from one tab to the others. */
export interface TabChannel {
  /** Tells the other tabs; nothing happens where the browser does not let it, or after `close`. */
  post(message: TabMessage): void;
  /** Called with what other tabs tell; returns how to stop. */
  subscribe(listener: (message: TabMessage) => void): () => void;
  /** Ends it for good. */
  close(): void;
}

/**
 * Way between the tabs of a site over a `BroadcastChannel`, over `storage` events where there is none, and silence where
 * there is neither. Nothing is opened before it is used. Both ways stay within the origin, and neither tells a tab its own news.
 */
export function tabChannel(name: string): TabChannel {
  const listeners = new Set<(message: TabMessage) => void>();
  let closed = false;
  let channel: BroadcastChannel | undefined;
  const tell = (data: unknown) => {
    const message = readMessage(data);
    if (message && !closed) for (const listener of Array.from(listeners)) listener(message);
  };
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === name && newValue) tell(newValue);
  };
  const open = () => {
    if (channel || closed) return;
    if (typeof BroadcastChannel === 'undefined') {
      globalThis.addEventListener?.('storage', hear);
      return;
    }
    channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }) => tell(data));
  };
  return {
    post({ type, at, user }) {
      try {
        open();
        const text = JSON.stringify({ type, at, user });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
        if (channel) channel.postMessage(text);
        else if (!closed && typeof window !== 'undefined') {
          window.localStorage.setItem(name, text);
          window.localStorage.removeItem(name);
        }
      } catch {
        // Tabs that hear nothing find out with their next request.
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      try {
        open();
      } catch {
        // A sandboxed page has no others to listen to.
      }
      return () => void listeners.delete(listener);
    },
    close() {
      closed = true;
      listeners.clear();
      channel?.close();
      channel = undefined;
      globalThis.removeEventListener?.('storage', hear);
    },
  };
}

const types: readonly unknown[] = ['login', 'logout', 'refresh', 'user'];

function readMessage(data: unknown): TabMessage | null {
  try {
    const { type, at, user } = JSON.parse(String(data)) as TabMessage;
    if (!types.includes(type) || !Number.isFinite(at)) return null;
    return typeof user === 'string' ? { type, at, user } : { type, at };
  } catch {
    return null;
  }
}

import { randomString } from '../core/encoding';
import type { GrantedToken, TokenStore, TokenStores } from '../core/strategy';
import { inTime } from '../core/wait';
import { memoryStore } from './browser-stores';

/** Session as stored. */
export interface StoredSession {
  /** Name of the strategy. */
  strategy: string;
  /** Id of this session, the same in all tabs and after every refresh. */
  id: string;
  /** Whether it is stored in `rememberStore`. */
  remember: boolean;
  /** Access token. */
  access: GrantedToken | null;
  /** Refresh token. */
  refresh: GrantedToken | null;
}

/** Stores of a session. Its calls run sequentially, never reject and never wait longer than `timeout`. */
export interface TokenVault {
  /** Whether other tabs share a store of a session, so that its end in one of them can be read from the store. */
  isShared(session: StoredSession | null): boolean;
  /**
   * Returns the stored session, or null; undefined if a store failed. If there are several, returns the one with
   * the id, if any.
   */
  read(id?: string): Promise<StoredSession | null | undefined>;
  /** Stores new tokens; `fresh` if the session is new, too. */
  write(session: StoredSession, fresh: boolean): Promise<void>;
  /** Removes all sessions, or only the one with the id; `isGone` if another tab cleared the shared stores. */
  clear(only?: { id: string; isGone: boolean }): Promise<void>;
  /** Subscribes to changes in other tabs; returns an unsubscribe function. */
  subscribe(onChange: () => void): () => void;
}

/** Options of a vault, named as in `createAuth`. */
interface VaultOptions {
  store?: TokenStores;
  rememberStore?: TokenStores;
  prefix: string;
  /** Strategies by name; only the names are used. */
  strategies: Readonly<Record<string, unknown>>;
  timeout: number | false;
}

type Pair = Record<Kind, TokenStore>;
type Kind = 'access' | 'refresh';

/**
 * Creates a vault over the configured stores. A token is stored as one string with the id of the session and
 * its expiry, so that no tab combines the token of one session with the expiry of another.
 */
export function createVault(
  { store = {}, rememberStore, prefix, strategies, timeout }: VaultOptions,
  onError: (cause: unknown) => void,
): TokenVault {
  const normal = pairOf(store);
  const sides = rememberStore ? [normal, pairOf(rememberStore)] : [normal];
  const places = sides.flatMap((pair) =>
    Object.keys(strategies).map((strategy) => [pair, strategy] as const),
  );
  const names = { access: '_token.', refresh: '_refresh_token.' };
  const keyOf = (kind: Kind, strategy: string) => prefix + names[kind] + strategy;
  // A store that rejected a value cannot return it either: the session continues in memory.
  let isStale = false;
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value | undefined> => {
    const done = queue.then(work).catch((cause: unknown) => void onError(cause));
    queue = done;
    // The caller continues without the store; the work keeps its position in the queue, so that a late write
    // cannot overtake a sign-out.
    return inTime(done, timeout, () => void onError(new Error('A store does not respond.')));
  };
  const get = async (pair: Pair, kind: Kind, strategy: string) => {
    const text = (await pair[kind].get(keyOf(kind, strategy))) ?? '';
    const [, id, end, value = ''] = /^(\w+) (-?\d*) ([ -~]*)$/.exec(text) ?? [];
    return id ? { id, token: { value, expiresAt: end ? Number(end) : null } } : null;
  };
  const put = async (pair: Pair, kind: Kind, session: StoredSession) => {
    const { value = '', expiresAt } = session[kind] ?? {};
    const key = keyOf(kind, session.strategy);
    // An unreadable value, or a missing token, at least marks the place where its session is stored.
    if (value || kind === 'access' || pair.access !== pair.refresh) {
      await pair[kind].set(key, `${session.id} ${expiresAt ?? ''} ${value}`);
    } else await pair[kind].remove(key);
  };
  const erase = async (only?: { id: string; isGone: boolean }) => {
    for (const [pair, strategy] of places) {
      for (const kind of erasing) {
        if (only?.isGone && pair[kind].subscribe) continue;
        // The other stores are cleared even if one fails.
        try {
          if (only && (await get(pair, kind, strategy))?.id !== only.id) continue;
          await pair[kind].remove(keyOf(kind, strategy));
        } catch (cause) {
          onError(cause);
        }
      }
    }
  };
  const sideOf = ({ remember }: StoredSession) => (remember && sides[1]) || normal;
  const stores = new Set(sides.flatMap((pair) => Object.values(pair)));
  return {
    isShared: (session) =>
      !!session && Object.values(sideOf(session)).some(({ subscribe }) => subscribe),
    read: (current) =>
      inTurn(async () => {
        if (isStale) return undefined;
        let other: StoredSession | null = null;
        for (const [pair, strategy] of places) {
          const found = {
            refresh: await get(pair, 'refresh', strategy),
            access: await get(pair, 'access', strategy),
          };
          // What all tabs share decides: a token that only this tab has counts as long as its session is there.
          const shared = erasing.filter((kind) => pair[kind].subscribe);
          const deciding = shared.length > 0 ? shared : erasing;
          const id = deciding.map((kind) => found[kind]?.id).find(Boolean);
          // Both places may have the same store for one kind of token.
          if (!id || (sides.length > 1 && isRemembered(id) !== (pair !== normal))) continue;
          const tokenOf = (kind: Kind) => {
            const one = found[kind];
            return one?.id === id && one.token.value ? one.token : null;
          };
          const session = {
            strategy,
            id,
            remember: pair !== normal,
            access: tokenOf('access'),
            refresh: tokenOf('refresh'),
          };
          if (current === undefined || id === current) return session;
          other ??= session;
        }
        return other;
      }),
    write: (session, fresh) =>
      inTurn(async () => {
        isStale = true;
        if (fresh) await erase();
        for (const kind of writing) await put(sideOf(session), kind, session);
        isStale = false;
      }),
    clear(only) {
      isStale = false;
      return inTurn(() => erase(only));
    },
    subscribe(onChange) {
      const ends = Array.from(stores, (one) => {
        try {
          return one.subscribe?.(onChange);
        } catch (cause) {
          return void onError(cause);
        }
      });
      return () => {
        for (const end of ends) end?.();
      };
    },
  };
}

// Another tab may see the first of two changes without the second. It must never find only a refresh token:
// it would refresh the session immediately, and use a single-use token.
const writing: readonly Kind[] = ['access', 'refresh'];
const erasing: readonly Kind[] = ['refresh', 'access'];

const mark = '_r';

/** Returns the id of a new session, which says where it is stored. */
export function newSessionId(remember: boolean): string {
  return randomString() + (remember ? mark : '');
}

function isRemembered(id: string): boolean {
  return id.endsWith(mark);
}

function pairOf(stores: TokenStores): Pair {
  if ('get' in stores) return { access: stores, refresh: stores };
  const { access = memoryStore(), refresh = memoryStore() } = stores;
  return { access, refresh };
}

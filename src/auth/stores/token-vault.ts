import { inTime } from '../core/wait';
import type { GrantedToken } from '../strategies/strategy';
import { memoryStore } from './memory-store';
import type { TokenStore, TokenStores } from './token-store';

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
  /** Whether a store detects changes in other tabs, so that it is shared with them. */
  isShared: boolean;
  /** Returns the stored session, or null; undefined if a store failed. */
  read(): Promise<StoredSession | null | undefined>;
  /** Stores new tokens; `fresh` if the session is new, too. */
  write(session: StoredSession, fresh: boolean): Promise<void>;
  /** Removes the session. */
  clear(): Promise<void>;
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
    const [, id, end, value = ''] = /^(\w+) (\d*) ([ -~]*)$/.exec(text) ?? [];
    return id ? { id, token: { value, expiresAt: end ? Number(end) : null } } : null;
  };
  const put = async (pair: Pair, kind: Kind, session: StoredSession) => {
    const { value = '', expiresAt } = session[kind] ?? {};
    const key = keyOf(kind, session.strategy);
    // An unreadable value at least marks the place where its session is stored.
    if (value || kind === 'access') {
      await pair[kind].set(key, `${session.id} ${expiresAt ?? ''} ${value}`);
    } else await pair[kind].remove(key);
  };
  const erase = async () => {
    for (const [pair, strategy] of places) {
      for (const kind of erasing) await pair[kind].remove(keyOf(kind, strategy));
    }
  };
  const stores = new Set(sides.flatMap((pair) => Object.values(pair)));
  return {
    isShared: Array.from(stores).some((one) => one.subscribe),
    read: () =>
      inTurn(async () => {
        if (isStale) return undefined;
        for (const [pair, strategy] of places) {
          const refresh = await get(pair, 'refresh', strategy);
          const access = await get(pair, 'access', strategy);
          const id = (refresh ?? access)?.id;
          if (!id) continue;
          const isWhole = access?.id === id && access.token.value;
          return {
            strategy,
            id,
            remember: pair !== normal,
            access: isWhole ? access.token : null,
            refresh: refresh?.token ?? null,
          };
        }
        return null;
      }),
    write: (session, fresh) =>
      inTurn(async () => {
        isStale = true;
        if (fresh) await erase();
        const pair = (session.remember && sides[1]) || normal;
        for (const kind of writing) await put(pair, kind, session);
        isStale = false;
      }),
    clear() {
      isStale = false;
      return inTurn(erase);
    },
    subscribe(onChange) {
      const ends = Array.from(stores, (one) => one.subscribe?.(onChange));
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

function pairOf(stores: TokenStores): Pair {
  if ('get' in stores) return { access: stores, refresh: stores };
  const { access = memoryStore(), refresh = memoryStore() } = stores;
  return { access, refresh };
}

import { memoryStore } from './memory-store';
import type { AuthOptions } from './options';
import type { GrantedToken } from './strategy';
import { expiryOf } from './token';
import type { TokenStore, TokenStores } from './token-store';

/** Session as the stores keep it. */
export interface Kept {
  /** Name of the strategy. */
  strategy: string;
  /** Name of this session, the same in all tabs and through every refresh; empty where a server wrote the token. */
  session: string;
  /** Whether it lies in the stores for what is remembered. */
  remembered: boolean;
  /** Access token. */
  access: GrantedToken | null;
  /** Refresh token. */
  refresh: GrantedToken | null;
}

/** Stores of a session. Its calls run one after another. */
export interface TokenVault {
  /** Session that is kept, or null; rejects where a store does. */
  read(): Promise<Kept | null>;
  /** Called when tokens are new; `fresh` where the session is. */
  write(kept: Kept, fresh: boolean): Promise<void>;
  /** Called when the session has ended. */
  clear(): Promise<void>;
  /** Called when somebody wants to hear of changes by other tabs. Returns the end of it. */
  subscribe(onChange: () => void): () => void;
}

/** Whether a value can be a token in a header: text of visible ASCII. Anything else would end in an error that quotes it. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[ -~]*[!-~]$/.test(value);
}

/** Vault over the stores of the options. The refresh token is written before what says whose it is, and removed first. */
export function tokenVault<User extends object>(
  options: AuthOptions<User>,
  now: () => number,
  current: () => string,
): TokenVault {
  const { store = {}, rememberStore, prefix = 'auth.' } = options;
  const normal = pairOf(store);
  const sides = rememberStore ? [normal, pairOf(rememberStore)] : [normal];
  const mark = `${prefix}session`;
  const keyOf = (kind: Kind, strategy: string, part = '') => `${prefix}_${kind}${part}.${strategy}`;
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = queue.then(work);
    queue = next.catch(() => {});
    return next;
  };
  const get = async (
    from: TokenStore,
    kind: Kind,
    strategy: string,
  ): Promise<GrantedToken | null> => {
    const value = await from.get(keyOf(kind, strategy));
    if (!isToken(value)) return null;
    const end = await from.get(keyOf(kind, strategy, expiration));
    return { value, expiresAt: end ? Number(end) : expiryOf(value, { now: now() }) };
  };
  const put = async (to: TokenStore, kind: Kind, strategy: string, token: GrantedToken | null) => {
    const end = keyOf(kind, strategy, expiration);
    if (token && token.expiresAt !== null) await to.set(end, String(token.expiresAt));
    else await to.remove(end);
    if (token) await to.set(keyOf(kind, strategy), token.value);
    else await to.remove(keyOf(kind, strategy));
  };
  const erase = async () => {
    for (const { access, refresh } of sides) {
      for (const strategy of Object.keys(options.strategies)) {
        await put(refresh, 'refresh_token', strategy, null);
        await put(access, 'token', strategy, null);
      }
      await refresh.remove(mark);
    }
  };
  return {
    read: () =>
      inTurn(async () => {
        for (const side of sides) {
          const text = await side.refresh.get(mark);
          const [session = '', strategy = current()] = text?.split(/\.(.*)/s) ?? [];
          if (!Object.hasOwn(options.strategies, strategy)) continue;
          const access = await get(side.access, 'token', strategy);
          const refresh = await get(side.refresh, 'refresh_token', strategy);
          const holds = options.strategies[strategy]?.holdsToken;
          if (access || refresh || (text && !holds)) {
            return { strategy, session, remembered: side !== normal, access, refresh };
          }
        }
        return null;
      }),
    write: (kept, fresh) =>
      inTurn(async () => {
        if (fresh) await erase();
        const side = (kept.remembered && sides[1]) || normal;
        await put(side.access, 'token', kept.strategy, kept.access);
        await put(side.refresh, 'refresh_token', kept.strategy, kept.refresh);
        await side.refresh.set(mark, `${kept.session}.${kept.strategy}`);
      }),
    clear: () => inTurn(erase),
    subscribe(onChange) {
      const stores = new Set(sides.flatMap(({ access, refresh }) => [access, refresh]));
      const ends = Array.from(stores, (one) =>
        one.subscribe?.((key) => {
          if (!key || key.startsWith(prefix)) onChange();
        }),
      );
      return () => ends.forEach((end) => end?.());
    },
  };
}

type Kind = 'token' | 'refresh_token';

const expiration = '_expiration';

function pairOf(stores: TokenStores): { access: TokenStore; refresh: TokenStore } {
  if ('get' in stores) return { access: stores, refresh: stores };
  const { access = memoryStore(), refresh = memoryStore() } = stores;
  return { access, refresh };
}

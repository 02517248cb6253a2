/**
 * Place that keeps texts by key: `memoryStore()`, `sessionStore()`, `localStore()`, `cookieStore()` or one of your own. Each
 * function may answer at once or later. A value comes back as it went in, and is never parsed.
 */
export interface TokenStore {
  /** Text under a key, or null. */
  get(key: string): string | null | Promise<string | null>;
  /** Keeps a text under a key; a store that is full or blocked ignores it. */
  set(key: string, value: string): void | Promise<void>;
  /** Forgets what is under a key. */
  remove(key: string): void | Promise<void>;
  /**
   * Subscribes to changes by other tabs, which are called with the key or, where all has changed, an empty text; returns an
   * unsubscribe function.
   */
  subscribe?(onChange: (key: string) => void): () => void;
}

/** Store that answers at once, as those of the browser do. */
export interface PromptStore extends TokenStore {
  get(key: string): string | null;
}

/** One store for both tokens, or one for each; a missing one is memory. */
export type TokenStores = TokenStore | { access?: TokenStore; refresh?: TokenStore };

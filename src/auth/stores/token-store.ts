/**
 * Storage of strings by key: `memoryStore()`, `sessionStore()`, `localStore()`, `cookieStore()` or a custom
 * one. Each function may be synchronous or asynchronous. Values are stored unchanged and never parsed.
 */
export interface TokenStore {
  /** Returns the value of a key, or null. */
  get(key: string): string | null | Promise<string | null>;
  /** Stores a value; a full or blocked store ignores it. */
  set(key: string, value: string): void | Promise<void>;
  /** Removes a key. */
  remove(key: string): void | Promise<void>;
  /**
   * Subscribes to changes in other tabs; a store that has it is shared by all tabs. The listener is called with
   * the key, or with an empty string if everything changed; returns an unsubscribe function.
   */
  subscribe?(onChange: (key: string) => void): () => void;
}

/** Synchronous store, such as those of the browser. */
export interface PromptStore extends TokenStore {
  get(key: string): string | null;
}

/** One store for both tokens, or one for each; a token without a store stays in memory. */
export type TokenStores = TokenStore | { access?: TokenStore; refresh?: TokenStore };

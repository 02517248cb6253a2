/**
 * Place that keeps texts by key: `memoryStore()`, `sessionStore()`, `localStore()`, `cookieStore()` or one of your own. Each
 * function may answer at once or later. A value comes back as it went in, and is never parsed.
 */
export interface TokenStore {
  /** Text under a key, or null. */
  get(key: string): string | null | Promise<string | null>;
  /** Called when a text is to be kept. A store that is full or blocked ignores it. */
  set(key: string, value: string): void | Promise<void>;
  /** Called when a text is to be forgotten. */
  remove(key: string): void | Promise<void>;
  /**
   * Called when somebody wants to hear of changes by other tabs, with the key or, where all has changed, an empty
   * text. Returns the end of it.
   */
  subscribe?(onChange: (key: string) => void): () => void;
}

/** Store that answers at once, as those of the browser do. */
export interface PromptStore extends TokenStore {
  get(key: string): string | null;
}

/** One store for both tokens, or one for each; a missing one is memory. */
export type TokenStores = TokenStore | { access?: TokenStore; refresh?: TokenStore };

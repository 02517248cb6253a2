import { listenTo } from '../core/listeners';
import { browserStore, type BrowserStoreOptions } from './browser-store';
import type { PromptStore } from './token-store';

/**
 * Creates a store in the session storage, which lasts as long as the tab. Every script of the page can read
 * it.
 */
export function sessionStore(options: BrowserStoreOptions = {}): PromptStore {
  return webStore('sessionStorage', options);
}

/**
 * Creates a store in the local storage, which all tabs share and which lasts until it is cleared. Every
 * script of the page can read it.
 */
export function localStore(options: BrowserStoreOptions = {}): PromptStore {
  return {
    ...webStore('localStorage', options),
    subscribe(onChange) {
      const { prefix = '' } = options;
      return listenTo(globalThis, 'storage', ({ key }: StorageEvent) => {
        // Without a key, everything was cleared.
        if (!key || key.startsWith(prefix)) onChange(key?.slice(prefix.length) ?? '');
      });
    },
  };
}

function webStore(
  kind: 'sessionStorage' | 'localStorage',
  options: BrowserStoreOptions,
): PromptStore {
  // The getter throws if storage is blocked. In Node.js, the global would be shared by all visitors.
  const area = () => (typeof window === 'undefined' ? undefined : window[kind]);
  return browserStore(
    {
      read: (name) => area()?.getItem(name) ?? null,
      write: (name, value) => area()?.setItem(name, value),
      erase: (name) => area()?.removeItem(name),
    },
    options,
  );
}

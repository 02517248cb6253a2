import { listenTo } from '../core/listeners';
import { browserStore, type BrowserStoreOptions } from './browser-store';
import type { PromptStore } from './token-store';

/** Store that lasts as long as the tab, a reload included. Any script of the page can read it. */
export function sessionStore(options: BrowserStoreOptions = {}): PromptStore {
  return webStore('sessionStorage', options);
}

/** Store that all tabs of the site share and that outlives the browser's end. Any script of the page can read it. */
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
  // The getter itself throws where storage is blocked. What Node.js has of that name would serve all visitors.
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

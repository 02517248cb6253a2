import { firstSettings, readSettings, type Settings } from './settings';

const key = 'tessera.settings';

/** Part of a storage that settings need. */
type Keeper = Pick<Storage, 'getItem' | 'setItem'>;

/** Settings that are kept on the device and followed from tab to tab. */
export interface SettingsStore {
  /** Settings of now; the same object until one changes. */
  read: () => Settings;
  /** Called when settings change. */
  change: (change: Partial<Settings>) => void;
  /** Subscribes to changes; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Store of the settings. Where nothing can be kept they last as long as the page.
 * @param first Default settings of a user.
 * @param keeper Storage that outlives the page. Default: the browser's, which may be blocked.
 */
export function createSettingsStore(
  first: Settings = firstSettings(navigator.languages),
  keeper: () => Keeper = () => localStorage,
): SettingsStore {
  const listeners = new Set<() => void>();
  const { readKept, keep } = keepsIn(keeper);
  let settings = readSettings(readKept(), first);
  const replace = (next: Settings) => {
    settings = next;
    for (const listener of listeners) listener();
  };
  const hearOtherTabs = (event: StorageEvent) => {
    if (event.key === key || event.key === null) replace(readSettings(readKept(), first));
  };
  return {
    read: () => settings,
    change: (change) => {
      replace({ ...settings, ...change });
      keep(settings);
    },
    subscribe: (listener) => {
      if (listeners.size === 0) window.addEventListener('storage', hearOtherTabs);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', hearOtherTabs);
      };
    },
  };
}

function keepsIn(keeper: () => Keeper) {
  return {
    readKept: (): string | null => {
      try {
        return keeper().getItem(key);
      } catch {
        return null;
      }
    },
    keep: (settings: Settings): void => {
      try {
        keeper().setItem(key, JSON.stringify(settings));
      } catch {
        // Blocked or full: the page has them all the same.
      }
    },
  };
}

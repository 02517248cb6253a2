import { firstSettings, readSettings, type Settings } from './settings';

const key = 'tessera.settings';

/** Settings that are kept on the device and followed from tab to tab. */
export interface SettingsStore {
  /** Settings of now; the same object until one changes. */
  read: () => Settings;
  /** Called when settings change. */
  change: (change: Partial<Settings>) => void;
  /** Called when somebody wants to hear of changes; answers the end of it. */
  subscribe: (listener: () => void) => () => void;
}

/** Store of the settings. Where nothing can be kept they last as long as the page. */
export function createSettingsStore(): SettingsStore {
  const first = firstSettings(navigator.languages);
  const listeners = new Set<() => void>();
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

function readKept(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(settings: Settings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // Blocked or full: the page has them all the same.
  }
}

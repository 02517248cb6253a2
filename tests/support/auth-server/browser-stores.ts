import type { TokenStore } from '../../../src/auth/index.ts';
import { openStore, type OpenStore } from './rig.ts';

/** Kinds of stores; tabs share `local`, which notifies them, and `cookie`, which may not. */
export type StoreKind = 'memory' | 'session' | 'local' | 'cookie';

/** Stores of one tab by kind. */
export type TabStores = Readonly<Record<StoreKind, OpenStore & TokenStore>>;

/** Stores of one browser. */
export interface BrowserStores {
  /** Creates the stores of another tab. */
  openTab: () => TabStores;
  /** Shows pending changes of the local storage to the other tabs. */
  spread: () => void;
}

/** Creates the stores of a browser; with `late`, changes of the local storage reach other tabs only with `spread`. */
export function browserStores({ late = false } = {}): BrowserStores {
  const cookies = openStore();
  const tabs: { local: OpenStore; notify: Set<(key: string) => void> }[] = [];
  let changes: (() => void)[] = [];
  const spread = () => {
    const due = changes;
    changes = [];
    for (const change of due) change();
  };

  function localOf(tab: (typeof tabs)[number]): OpenStore & TokenStore {
    const { local } = tab;
    const change = (key: string, value: string | null) => {
      if (value === null ? !local.kept.delete(key) : local.kept.get(key) === value) return;
      if (value !== null) local.kept.set(key, value);
      for (const other of tabs) {
        if (other === tab) continue;
        changes.push(() => {
          if (value === null) other.local.kept.delete(key);
          else other.local.kept.set(key, value);
          for (const notify of other.notify) notify(key);
        });
      }
      if (!late) spread();
    };
    return {
      ...local,
      set: change,
      remove: (key) => change(key, null),
      subscribe(onChange) {
        tab.notify.add(onChange);
        return () => void tab.notify.delete(onChange);
      },
    };
  }

  return {
    openTab() {
      const tab = { local: openStore(), notify: new Set<(key: string) => void>() };
      for (const [key, value] of tabs[0]?.local.kept ?? []) tab.local.kept.set(key, value);
      tabs.push(tab);
      return {
        memory: openStore(),
        session: openStore(),
        local: localOf(tab),
        cookie: { ...cookies, subscribe: () => () => {} },
      };
    },
    spread,
  };
}

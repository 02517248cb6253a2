import type { OpenStore } from './rig.ts';

/** Storage as two processes of one browser see it. */
export interface LaggingStorage {
  /** View of each tab: its own changes immediately, those of the other later. */
  views: readonly [OpenStore, OpenStore];
  /** Delivers pending changes to the other tab, at most that many, and notifies it as a browser does. */
  spread: (most?: number) => void;
}

interface Change {
  by: 0 | 1;
  key: string;
  value: string | null;
}

/** Storage whose changes reach the other tab late and one by one, in order. */
export function laggingStorage(): LaggingStorage {
  const queue: Change[] = [];
  const listeners = [new Set<(key: string) => void>(), new Set<(key: string) => void>()] as const;
  const viewOf = (by: 0 | 1): OpenStore => {
    const kept = new Map<string, string>();
    return {
      kept,
      get: (key) => kept.get(key) ?? null,
      set(key, value) {
        kept.set(key, value);
        queue.push({ by, key, value });
      },
      remove(key) {
        // A browser reports no change where there was no value.
        if (kept.delete(key)) queue.push({ by, key, value: null });
      },
      subscribe(onChange) {
        listeners[by].add(onChange);
        return () => void listeners[by].delete(onChange);
      },
    };
  };
  const views = [viewOf(0), viewOf(1)] as const;
  const spread = (most = queue.length) => {
    for (let left = most; left > 0; left -= 1) {
      const change = queue.shift();
      if (!change) return;
      const { by, key, value } = change;
      const other = by === 0 ? 1 : 0;
      // Its own later change wins: the other tab is notified in turn.
      if (queue.some((later) => later.by === other && later.key === key)) continue;
      if (value === null) views[other].kept.delete(key);
      else views[other].kept.set(key, value);
      for (const listener of listeners[other]) listener(key);
    }
  };
  return { views, spread };
}

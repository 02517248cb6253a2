'use client';
import { useCallback, useId, useSyncExternalStore } from 'react';

/** Ids of the forms on the page by their usual prefix, in the order of mounting. */
const mounted = new Map<string, string[]>();
const listeners = new Set<() => void>();

/**
 * Returns the prefix of a form's ids. Password managers recognize a field by its id, so the first form of its kind on the
 * page has the usual prefix; another one has a generated one, because ids are unique.
 */
export function usePrefix(id: string | undefined, usual: string): string {
  const ownId = useId();
  const subscribe = useCallback(
    (listener: () => void) => {
      const change = (owners: string[]) => {
        mounted.set(usual, owners);
        for (const each of listeners) each();
      };
      listeners.add(listener);
      if (id === undefined) change([...(mounted.get(usual) ?? []), ownId]);
      return () => {
        listeners.delete(listener);
        change((mounted.get(usual) ?? []).filter((owner) => owner !== ownId));
      };
    },
    [id, usual, ownId],
  );
  const isFirst = () => (mounted.get(usual)?.[0] ?? ownId) === ownId;
  const hasUsual = useSyncExternalStore(subscribe, isFirst, () => true);
  return id ?? (hasUsual ? usual : `${usual}-${ownId}`);
}

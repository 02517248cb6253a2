'use client';
import { useCallback, useId, useSyncExternalStore } from 'react';
import { createSubscribers } from '../../core/subscribers';

/** Ids of the forms on the page by their usual prefix, in the order of mounting. */
const mounted = new Map<string, string[]>();
const { subscribe, notify } = createSubscribers();

function setOwners(prefix: string, change: (owners: readonly string[]) => string[]): void {
  mounted.set(prefix, change(mounted.get(prefix) ?? []));
  notify();
}

/**
 * Returns the prefix of a form's ids. Password managers recognize a field by its id, so the first form of its kind on the
 * page has the usual prefix; another one has a generated one, because ids are unique.
 */
export function usePrefix(id: string | undefined, usual: string): string {
  const ownId = useId();
  const join = useCallback(
    (listener: () => void) => {
      const unsubscribe = subscribe(listener);
      if (id === undefined) setOwners(usual, (owners) => [...owners, ownId]);
      return () => {
        unsubscribe();
        setOwners(usual, (owners) => owners.filter((owner) => owner !== ownId));
      };
    },
    [id, usual, ownId],
  );
  const isFirst = () => (mounted.get(usual)?.[0] ?? ownId) === ownId;
  const hasUsual = useSyncExternalStore(join, isFirst, () => true);
  return id ?? (hasUsual ? usual : `${usual}-${ownId}`);
}

'use client';
import { useState } from 'react';

/**
 * Returns the list of an earlier render while its items are the same, so that a new array on every render can be
 * a dependency of a hook.
 */
export function useStableList<Item>(list: readonly Item[]): readonly Item[] {
  const [stable, setStable] = useState(list);
  if (hasSameItems(stable, list)) return stable;
  setStable(list);
  return list;
}

/** Whether two lists have the same items in the same order. */
export function hasSameItems<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
}

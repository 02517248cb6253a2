'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { nearStore, type NearParts } from './near-store';

const unknown = () => undefined;

/** Parts of an open select, and whether they could not be loaded. */
export interface NearPartsState {
  /** `undefined` until they have loaded. */
  parts: NearParts | undefined;
  failed: boolean;
}

/**
 * Parts that an open select needs. Where the network was lost, the next opening or the next letter asks again; browsers
 * that keep a failed module in mind answer the same until the page is loaded anew (whatwg/html#6768).
 * @param open Whether they are needed now.
 * @param query Text of the input.
 */
export function useNearParts(open: boolean, query: string): NearPartsState {
  const parts = useSyncExternalStore(nearStore.subscribe, () => nearStore.peek('near'), unknown);
  const [failed, setFailed] = useState(false);
  const missing = open && !parts;
  useEffect(() => {
    if (!missing) return undefined;
    let current = true;
    void nearStore.load('near').then(() => {
      if (current) setFailed(nearStore.peek('near') === undefined);
    });
    return () => {
      current = false;
      setFailed(false);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a letter is another try
  }, [missing, query]);
  return { parts, failed: missing && failed };
}

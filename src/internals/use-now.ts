'use client';
import { useSyncExternalStore } from 'react';
import { formatIsoTime, secondsNow } from './dates/iso-time';

// A page that was left open updates when it becomes visible again.
function subscribe(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

const minuteNow = () => formatIsoTime(secondsNow(), false);
const secondNow = () => formatIsoTime(secondsNow(), true);

/**
 * Returns the current time, `HH:MM` or `HH:MM:SS`: the given one, or else that of the device after hydration, read
 * at each render. `null` on the server and during hydration, because the server's time differs.
 */
export function useNow(given: string | null, withSeconds: boolean): string | null {
  const device = useSyncExternalStore(subscribe, withSeconds ? secondNow : minuteNow, () => null);
  return given ?? device;
}

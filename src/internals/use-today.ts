'use client';
import { useSyncExternalStore } from 'react';
import { todayIso, type IsoDate } from './iso-date';

// A page that was left open overnight shows the new day when it is looked at again.
function subscribe(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/**
 * User's calendar day: the given one at once, else the device's after hydration. `null` on the server and in the
 * first client pass, because the server's day may be another and a prerendered page must not read the clock.
 */
export function useToday(given: IsoDate | null): IsoDate | null {
  const device = useSyncExternalStore(subscribe, todayIso, () => null);
  return given ?? device;
}

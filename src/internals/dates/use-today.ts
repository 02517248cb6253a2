'use client';
import { useSyncExternalStore } from 'react';
import { todayIso, type IsoDate } from './iso-date';

// A page that was left open overnight updates when it becomes visible again.
function subscribe(notify: () => void): () => void {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
}

/**
 * Returns the current date: the given one, or else that of the device after hydration. `null` on the server
 * and during hydration, because the server's date may differ and a prerendered page must not read the clock.
 */
export function useToday(given: IsoDate | null): IsoDate | null {
  const device = useSyncExternalStore(subscribe, todayIso, () => null);
  return given ?? device;
}

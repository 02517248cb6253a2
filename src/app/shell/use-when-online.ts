'use client';
import { useEffect, useEffectEvent } from 'react';

/** Calls `act` when the device is online again, while something is waiting for it. */
export function useWhenOnline(isWaiting: boolean, act: () => void): void {
  const hear = useEffectEvent(act);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const retry = () => hear();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isWaiting]);
}

'use client';
import { useEffect, useEffectEvent } from 'react';

/** Calls `act` when the device is online again, while something is waiting for it. */
export function useWhenOnline(isWaiting: boolean, act: () => void): void {
  const retry = useEffectEvent(act);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const handleOnline = () => retry();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [isWaiting]);
}

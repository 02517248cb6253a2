'use client';
import { useEffect, useState } from 'react';
import { countDown } from './countdown';

/** Lockout, or pause before another code or link. */
interface Wait {
  /** Seconds from the first time that this object is passed. */
  seconds: number;
}

/**
 * Returns the seconds left of a wait; 0 without one.
 * @param onEnd Called when the wait is over; must be a stable function.
 */
export function useCountdown(wait: Wait | null, onEnd: () => void): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!wait) return undefined;
    const stop = countDown(wait.seconds, (seconds) => (seconds ? setLeft(seconds) : onEnd()));
    return () => {
      stop();
      setLeft(0);
    };
  }, [wait, onEnd]);
  return wait ? left || wait.seconds : 0;
}

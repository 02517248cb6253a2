'use client';
import { useEffect, useState } from 'react';
import { countDown } from './countdown';

/** Time during which attempts are blocked. */
interface Lockout {
  /** Seconds from the first time that this object is passed. */
  seconds: number;
}

/**
 * Returns the seconds left of a lockout; 0 without one.
 * @param onEnd Called when the lockout is over; must be a stable function.
 */
export function useCountdown(lockout: Lockout | null, onEnd: () => void): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!lockout) return undefined;
    const stop = countDown(lockout.seconds, (seconds) => (seconds ? setLeft(seconds) : onEnd()));
    return () => {
      stop();
      setLeft(0);
    };
  }, [lockout, onEnd]);
  return lockout ? left || lockout.seconds : 0;
}

'use client';
import { useEffect, useState } from 'react';
import { countDown } from './countdown';

/** Time in which no attempt is allowed. */
interface Lockout {
  /** Whole seconds from the moment that this object is first passed. */
  seconds: number;
}

/**
 * Seconds left of a lockout; 0 without one.
 * @param onEnd Called when the lockout is over; must stay the same function.
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

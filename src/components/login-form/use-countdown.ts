'use client';
import { useEffect, useState } from 'react';
import { timeLeft } from './time-left';

/** Pause that runs down. */
interface Pause {
  /** Whole seconds that it takes. */
  seconds: number;
}

/**
 * Seconds left of a pause, counted by a clock that no change of the time of day moves; 0 without a pause.
 * @param pause Pause from the moment that this object is first given.
 * @param onEnd Called when the pause is over; must stay the same function.
 */
export function useCountdown(pause: Pause | null, onEnd: () => void): number {
  const [left, setLeft] = useState({ pause, seconds: pause?.seconds });
  useEffect(() => {
    if (!pause) return undefined;
    const until = performance.now() + pause.seconds * 1000;
    let timer = 0;
    const tick = () => {
      const { seconds, next } = timeLeft(until, performance.now());
      if (!seconds) return onEnd();
      setLeft({ pause, seconds });
      timer = window.setTimeout(tick, next);
    };
    tick();
    return () => clearTimeout(timer);
  }, [pause, onEnd]);
  return (left.pause === pause ? left : pause)?.seconds ?? 0;
}

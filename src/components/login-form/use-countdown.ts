'use client';
import { useEffect, useState } from 'react';
import { loadEngine } from './load-engine';

/** Pause that runs down. */
interface Pause {
  /** Whole seconds that it takes. */
  seconds: number;
}

/**
 * Seconds left of a pause; 0 without one.
 * @param pause Pause from the moment that this object is first given.
 * @param onEnd Called when the pause is over; must stay the same function.
 */
export function useCountdown(pause: Pause | null, onEnd: () => void): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!pause) return undefined;
    let stop: (() => void) | undefined = () => {};
    void loadEngine().then((engine) => {
      if (!stop) return;
      // Without a clock the server has the last word.
      if (!engine) return onEnd();
      stop = engine.runDown(pause.seconds, (seconds) => (seconds ? setLeft(seconds) : onEnd()));
    });
    return () => {
      stop?.();
      stop = undefined;
      setLeft(0);
    };
  }, [pause, onEnd]);
  return pause ? left || pause.seconds : 0;
}

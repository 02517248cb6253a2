/** Time until the next try. */
export interface TimeLeft {
  /** Whole seconds, rounded up; 0 when the pause is over. */
  seconds: number;
  /** Milliseconds until the seconds change. */
  next: number;
}

/** Time between two moments of a clock that counts milliseconds and never jumps, as `performance.now()`. */
export function timeLeft(until: number, now: number): TimeLeft {
  const rest = Math.max(0, until - now);
  const seconds = Math.ceil(rest / 1000);
  return { seconds, next: rest - (seconds - 1) * 1000 };
}

/**
 * Counts a pause down by a clock that no change of the time of day moves.
 * @param tell Called at once and with every second with those that are left, at the end with 0.
 * @returns Function that ends the count.
 */
export function runDown(pause: number, tell: (seconds: number) => void): () => void {
  const until = performance.now() + pause * 1000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    const { seconds, next } = timeLeft(until, performance.now());
    if (seconds > 0) timer = setTimeout(tick, next);
    tell(seconds);
  };
  tick();
  return () => clearTimeout(timer);
}

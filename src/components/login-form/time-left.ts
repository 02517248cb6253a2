/** Seconds left at which the rest of a pause is read out; more would be noise. */
const marks = [10, 30, 60, 300, 600];

/** Time until the next try, as a reader is told it. */
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

/** Whether the rest of a pause is worth reading out. */
export function isMark(seconds: number): boolean {
  return marks.includes(seconds);
}

/** Rest of a pause in words, such as "in 30 seconds" or "in 5 minutes". */
export function pauseText(locale: string, seconds: number): string {
  const format = new Intl.RelativeTimeFormat([locale, 'en'], { numeric: 'always' });
  if (seconds < 120) return format.format(seconds, 'second');
  if (seconds < 7200) return format.format(Math.ceil(seconds / 60), 'minute');
  return format.format(Math.ceil(seconds / 3600), 'hour');
}

'use client';
import { useEffect, useState } from 'react';
import { localesOf } from '../../core/locale/intl';

/** Time left of a wait. */
interface TimeLeft {
  /** Seconds, rounded up; 0 at the end. */
  seconds: number;
  /** Milliseconds until the seconds change. */
  next: number;
}

/**
 * Returns the time between two readings of a monotonic clock in milliseconds, such as `performance.now()`.
 */
export function timeLeft(until: number, now: number): TimeLeft {
  const rest = Math.max(0, until - now);
  const seconds = Math.ceil(rest / 1000);
  return { seconds, next: rest - (seconds - 1) * 1000 };
}

/**
 * Counts down with a clock that is independent of the system time.
 * @param duration Seconds.
 * @param onTick Called immediately and every second with the seconds left, and at the end with 0.
 * @returns Function that stops the countdown.
 */
export function countDown(duration: number, onTick: (seconds: number) => void): () => void {
  const until = performance.now() + duration * 1000;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    const { seconds, next } = timeLeft(until, performance.now());
    if (seconds > 0) timer = setTimeout(tick, next);
    onTick(seconds);
  };
  tick();
  return () => clearTimeout(timer);
}

/** Seconds left that are announced; more announcements would be noise. */
const announced = [10, 30, 60, 300, 600];

/** Whether the time left is announced. */
export function isAnnounced(seconds: number): boolean {
  return announced.includes(seconds);
}

/** Formats the time left, such as "in 30 seconds" or "in 5 minutes". */
export function timeLeftText(locale: string, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(localesOf(locale));
  if (seconds < 120) return format.format(Math.ceil(seconds), 'second');
  if (seconds < 7200) return format.format(Math.ceil(seconds / 60), 'minute');
  return format.format(Math.ceil(seconds / 3600), 'hour');
}

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

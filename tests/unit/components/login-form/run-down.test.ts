import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runDown, timeLeft } from '#src/components/login-form/run-down.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [30_000, 0, { seconds: 30, next: 1000 }],
  [30_000, 1, { seconds: 30, next: 999 }],
  [30_000, 999.5, { seconds: 30, next: 0.5 }],
  [30_000, 1000, { seconds: 29, next: 1000 }],
  [30_000, 29_999, { seconds: 1, next: 1 }],
])('until %i at %d', (until, now, left) => {
  expect(timeLeft(until, now)).toEqual(left);
});

test('ends at nothing, also when a slept-through tick comes late', () => {
  expect(timeLeft(30_000, 30_000).seconds).toBe(0);
  expect(timeLeft(30_000, 99_000).seconds).toBe(0);
});

test('tells every second once, the end last, and then rests', () => {
  const told: number[] = [];
  runDown(3, (seconds) => void told.push(seconds));
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual([3, 2, 1, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

test('follows the time that passed, not the clock on the wall', () => {
  const told: number[] = [];
  runDown(30, (seconds) => void told.push(seconds));
  vi.setSystemTime(Date.now() + 86_400_000);
  vi.advanceTimersByTime(2000);
  expect(told).toEqual([30, 29, 28]);
});

test('ends without a word when nobody waits any more', () => {
  const told: number[] = [];
  const stop = runDown(30, (seconds) => void told.push(seconds));
  stop();
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([30]);
  expect(vi.getTimerCount()).toBe(0);
});

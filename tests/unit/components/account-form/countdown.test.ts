import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  countDown,
  isAnnounced,
  timeLeft,
  timeLeftText,
} from '#src/components/account-form/countdown.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  [30_000, 0, { seconds: 30, next: 1000 }],
  [30_000, 999.5, { seconds: 30, next: 0.5 }],
  [30_000, 1000, { seconds: 29, next: 1000 }],
  [30_000, 29_999, { seconds: 1, next: 1 }],
])('until %i at %d', (until, now, left) => {
  expect(timeLeft(until, now)).toEqual(left);
});

test('ends at zero, even if a tick comes late after sleep', () => {
  expect(timeLeft(30_000, 30_000).seconds).toBe(0);
  expect(timeLeft(30_000, 99_000).seconds).toBe(0);
});

test('reports every second once, the end last, and then stops', () => {
  const reported: number[] = [];
  countDown(3, (seconds) => void reported.push(seconds));
  vi.advanceTimersByTime(10_000);
  expect(reported).toEqual([3, 2, 1, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

test('follows elapsed time, not the wall clock', () => {
  const reported: number[] = [];
  countDown(30, (seconds) => void reported.push(seconds));
  vi.setSystemTime(Date.now() + 86_400_000);
  vi.advanceTimersByTime(2000);
  expect(reported).toEqual([30, 29, 28]);
});

test('stops without another call', () => {
  const reported: number[] = [];
  const stop = countDown(30, (seconds) => void reported.push(seconds));
  stop();
  vi.advanceTimersByTime(60_000);
  expect(reported).toEqual([30]);
  expect(vi.getTimerCount()).toBe(0);
});

test('is announced rarely', () => {
  const read = Array.from({ length: 900 }, (_, seconds) => seconds).filter(isAnnounced);
  expect(read).toEqual([10, 30, 60, 300, 600]);
});

test.each([
  ['en', 1, 'in 1 second'],
  ['en', 119, 'in 119 seconds'],
  ['en', 120, 'in 2 minutes'],
  ['en', 121, 'in 3 minutes'],
  ['en', 7200, 'in 2 hours'],
  ['ja', 30, '30 秒後'],
])('is announced in "%s" when %i seconds are left', (locale, seconds, text) => {
  expect(timeLeftText(locale, seconds)).toBe(text);
});

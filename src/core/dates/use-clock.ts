'use client';
import { useSyncExternalStore } from 'react';
import { createSubscribers } from '../subscribers';
import { todayIso, type IsoDate } from './iso-date';
import { formatIsoTime, secondsNow } from './iso-time';
import { localAt, type LocalDateTime } from './zoned-time';

/** Milliseconds between two updates: in every time zone, midnight is at one of them. */
const quarterHour = 900_000;

const clock = createSubscribers();
let watchers = 0;
let timer: ReturnType<typeof setTimeout>;

/** Subscribes to the clock; one timer and one listener update all components. */
function subscribe(listener: () => void): () => void {
  const unsubscribe = clock.subscribe(listener);
  if (watchers === 0) {
    wait();
    // While a page is hidden, timers may be late.
    document.addEventListener('visibilitychange', clock.notify);
  }
  watchers += 1;
  return () => {
    unsubscribe();
    watchers -= 1;
    if (watchers > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', clock.notify);
  };
}

function wait(): void {
  timer = setTimeout(tick, quarterHour - (Date.now() % quarterHour));
}

function tick(): void {
  clock.notify();
  wait();
}

const minuteNow = () => formatIsoTime(secondsNow(), false);
const secondNow = () => formatIsoTime(secondsNow(), true);

/**
 * Returns the current date: the given one, or else that of the device after hydration. `null` on the server
 * and during hydration, because the server's date may differ and a prerendered page must not read the clock.
 */
export function useToday(given: IsoDate | null = null): IsoDate | null {
  const device = useSyncExternalStore(subscribe, todayIso, () => null);
  return given ?? device;
}

/** Returns the current time, `HH:MM` or `HH:MM:SS`, as `useToday` returns the date. It is read at each render. */
export function useNow(given: string | null, withSeconds: boolean): string | null {
  const device = useSyncExternalStore(subscribe, withSeconds ? secondNow : minuteNow, () => null);
  return given ?? device;
}

/**
 * Returns the current date and time, as `useNow` returns the time.
 * @param zone Time zone of the clock; `null` for that of the device.
 */
export function useLocalNow(
  given: LocalDateTime | null,
  zone: string | null,
  withSeconds: boolean,
): LocalDateTime | null {
  const read = () => {
    if (zone !== null) return localAt(Date.now(), zone, withSeconds);
    return `${todayIso()}T${withSeconds ? secondNow() : minuteNow()}`;
  };
  const device = useSyncExternalStore(subscribe, read, () => null);
  return given ?? device;
}

'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { createSubscribers } from '../callbacks';
import { usableList } from '../props/usable-list';
import { useStableList } from '../props/use-stable-list';
import { neverChanges } from '../use-hydrated';
import { todayIso, type IsoDate } from './iso-date';
import { formatIsoTime, secondsNow } from './iso-time';
import { usableDay } from './usable-dates';

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
    document.addEventListener('visibilitychange', followPage);
  }
  watchers += 1;
  return () => {
    unsubscribe();
    watchers -= 1;
    if (watchers > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', followPage);
  };
}

// A page that becomes hidden has nothing to show.
function followPage(): void {
  if (!document.hidden) clock.notify();
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

const nothing = () => null;

/**
 * Returns the given value, or else what a function reads from the clock of the device after hydration; until then, and on the
 * server, `null`. What is given needs no clock.
 */
export function useDeviceClock<Value>(given: Value | null, read: () => Value): Value | null {
  const device = useSyncExternalStore<Value | null>(
    given === null ? subscribe : neverChanges,
    given === null ? read : nothing,
    nothing,
  );
  return given ?? device;
}

/**
 * Returns the current date: the given one, or else that of the device after hydration. `null` on the server
 * and during hydration, because the server's date may differ and a prerendered page must not read the clock.
 */
export function useToday(given: IsoDate | null = null): IsoDate | null {
  return useDeviceClock(given, todayIso);
}

/** Returns the current time, `HH:MM` or `HH:MM:SS`, as `useToday` returns the date. It is read at each render. */
export function useNow(given: string | null, withSeconds: boolean): string | null {
  return useDeviceClock(given, withSeconds ? secondNow : minuteNow);
}

/**
 * Returns the existing dates in chronological order, each once; others log an error in development. The array is the same
 * while its dates are, although a parent may pass a new one on every render.
 * @param component Component name for error messages.
 * @param prop Name of the prop.
 */
export function useUsableDays(
  component: string,
  prop: string,
  days: readonly string[],
): readonly IsoDate[] {
  const list = useStableList(usableList(component, prop, days));
  return useMemo(() => {
    const usable = list.map((day) => usableDay(component, prop, day));
    return [...new Set(usable.filter((day) => day !== null))].sort();
  }, [component, prop, list]);
}

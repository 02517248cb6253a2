'use client';
import { zoneName } from '../../../internals/intl';
import { instantsOf, parseZoned } from '../../../internals/dates/zoned-time';
import { useHydrated } from '../../../internals/use-hydrated';
import type { DateTimeValue } from './date-time-value';
import type { DateTimeRules } from './validate-date-time';

/** Names of a time zone at an instant. */
export interface ZoneNames {
  /** "GMT+2". */
  short: string;
  /** "Central European Summer Time". */
  long: string;
}

/**
 * Returns the names of the time zone at a value, or else now. `null` for local values, and until hydration, because
 * servers and browsers may name zones differently.
 */
export function useZoneNames(
  value: DateTimeValue | null,
  { zone, now, locale }: DateTimeRules,
): ZoneNames | null {
  const hydrated = useHydrated();
  if (!hydrated || zone === null || now === null) return null;
  const instant = parseZoned(value)?.instant ?? instantsOf(now, zone)[0];
  if (instant === undefined) return null;
  return {
    short: zoneName(zone, instant, locale, 'short'),
    long: zoneName(zone, instant, locale, 'long'),
  };
}

import { formatZoned, instantsOf, parseZoned, readInZone } from '../../core/dates/zoned-time';

/** Time zones of large cities, at least one for each hour, from west to east. */
export const commonZones: readonly string[] = [
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Africa/Cairo',
  'Africa/Nairobi',
  'Europe/Istanbul',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
];

/** Part of `Intl.Locale` that is used here; some browsers lack it. */
interface RegionLocale {
  getTimeZones?: () => readonly string[] | undefined;
}

/**
 * Returns the time zones of a country; none if the browser does not know them.
 * @param country ISO 3166-1 alpha-2 code, or null.
 */
export function zonesOf(country: string | null): readonly string[] {
  if (country === null) return [];
  return (new Intl.Locale(`und-${country}`) as RegionLocale).getTimeZones?.() ?? [];
}

/** Returns the city in the name of a time zone: "New York". */
export function zoneCity(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** Returns the time zone of the device. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns the time zone of a time with offset and zone, or null. */
export function zoneOf(value: string | null): string | null {
  return parseZoned(value)?.zone ?? null;
}

/**
 * Returns the time with the same date and clock time in another time zone. A clock time that does
 * not exist there becomes the first one after it.
 */
export function moveToZone(value: string, zone: string): string | null {
  const local = value.slice(0, 16);
  const reading = readInZone(local, zone);
  const [instant] = instantsOf(reading.kind === 'never' ? reading.nearest[1] : local, zone);
  return instant === undefined ? null : formatZoned(instant, zone);
}

/** Whether an arrival is after a departure; true if either is missing. */
export function arrivesAfter(departure: unknown, arrival: unknown): boolean {
  const [start, end] = [departure, arrival].map((value) => parseZoned(value as string | null));
  return !start || !end || start.instant < end.instant;
}

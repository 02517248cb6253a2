import { cached } from '../cached';

const formats = new Map<string, Intl.DateTimeFormat | null>();

/** Returns the formatter of a zone's clock, or `null` if the zone does not exist. */
function clockOf(zone: string): Intl.DateTimeFormat | null {
  return cached(formats, zone, () => {
    try {
      return new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
        timeZone: zone,
        hourCycle: 'h23',
        era: 'short',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      });
    } catch {
      return null;
    }
  });
}

/** Whether a time zone of the IANA database exists in this environment. */
export function isTimeZone(zone: string): boolean {
  return zone !== '' && clockOf(zone) !== null;
}

/**
 * Returns the offset of a zone from UTC at an instant, in seconds: 3600 in Berlin in winter.
 * @param instant Milliseconds since 1970 in UTC.
 * @throws `RangeError` if the zone does not exist.
 */
export function offsetAt(zone: string, instant: number): number {
  const clock = clockOf(zone);
  if (!clock) throw new RangeError(`"${zone}" is not a time zone.`);
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of clock.formatToParts(instant)) shown[type] = value;
  const field = (type: Intl.DateTimeFormatPartTypes) => Number(shown[type]);
  const local = new Date(0);
  const year = shown.era?.startsWith('B') ? 1 - field('year') : field('year');
  // Not `Date.UTC`, which interprets the years 0-99 as 1900-1999.
  local.setUTCFullYear(year, field('month') - 1, field('day'));
  local.setUTCHours(field('hour'), field('minute'), field('second'));
  return (local.getTime() - Math.floor(instant / 1000) * 1000) / 1000;
}

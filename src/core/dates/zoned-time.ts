import { dayMilliseconds, fromUtcDate, isIsoDate, toUtcDate } from './iso-date';
import { formatIsoTime, parseIsoTime } from './iso-time';
import { isTimeZone, offsetAt } from './time-zone';

/** Date and time without a zone, `YYYY-MM-DDTHH:MM` or with `:SS`. */
export type LocalDateTime = string;

/** Instant with its offset and zone, `YYYY-MM-DDTHH:MM+HH:MM[Area/City]`. */
export type ZonedDateTime = string;

const localPattern = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d)?)$/;
const zonedPattern = /^([^+[\]]+)([+-]\d\d:\d\d)\[([^\]]+)\]$/;

/** Parses a local date-time; returns its milliseconds as if it were in UTC, or `null` if it does not exist. */
export function parseLocal(text: string | null | undefined): number | null {
  // Callers without type checks may pass other values.
  const [, date, time] = (typeof text === 'string' && localPattern.exec(text)) || [];
  const seconds = parseIsoTime(time);
  return isIsoDate(date) && seconds !== null ? toUtcDate(date).getTime() + seconds * 1000 : null;
}

/** Whether the text is an existing local date-time. */
function isLocal(text: string | null | undefined): text is LocalDateTime {
  return parseLocal(text) !== null;
}

/**
 * Formats milliseconds, as returned by {@link parseLocal}, as a local date-time; `null` outside the
 * years 1 to 9999.
 * @param withSeconds Whether the time includes seconds, even if they are zero.
 */
export function formatLocal(local: number, withSeconds = false): LocalDateTime | null {
  const date = fromUtcDate(new Date(local));
  return date === null ? null : `${date}T${formatIsoTime(Math.floor(local / 1000), withSeconds)}`;
}

/** Meaning of a local date-time in a zone. */
type ZonedReading =
  /** One instant. */
  | { kind: 'instant'; instant: number }
  /** The clock was set back, so the time occurs twice. */
  | { kind: 'twice'; instants: readonly [earlier: number, later: number] }
  /**
   * The clock was set forward, so the time never occurs: the last minute before it, and the first
   * after it.
   */
  | { kind: 'never'; nearest: readonly [before: LocalDateTime, after: LocalDateTime] };

/**
 * Returns the instants, in milliseconds since 1970, at which the clocks of a zone show a date and time.
 * @throws `RangeError` if the date-time or the zone does not exist.
 */
export function readInZone(local: LocalDateTime, zone: string): ZonedReading {
  const shown = parseLocal(local);
  if (shown === null)
    throw new RangeError(`"${local}" is not a date-time in the format YYYY-MM-DDTHH:MM.`);
  // Offsets are less than a day, so every change that matters is between these.
  const start = shown - dayMilliseconds;
  const end = shown + dayMilliseconds;
  const offsets = new Set([start, shown, end].map((instant) => offsetAt(zone, instant)));
  const instants = [...offsets]
    .map((offset) => ({ offset, instant: shown - offset * 1000 }))
    .filter(({ offset, instant }) => offsetAt(zone, instant) === offset)
    .map(({ instant }) => instant)
    .sort((a, b) => a - b);
  const [first, second] = instants;
  if (first === undefined) return { kind: 'never', nearest: aroundGap(zone, shown) };
  return second === undefined
    ? { kind: 'instant', instant: first }
    : { kind: 'twice', instants: [first, second] };
}

/** Returns the last minute before the clock skips a local time, and the first after it. */
function aroundGap(zone: string, shown: number): readonly [LocalDateTime, LocalDateTime] {
  // The clock is behind `shown` at the start, and ahead of it at the end.
  let before = shown - dayMilliseconds;
  let after = shown + dayMilliseconds;
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (middle + offsetAt(zone, middle) * 1000 < shown) before = middle;
    else after = middle;
  }
  const last = after + offsetAt(zone, before) * 1000 - 60_000;
  const next = after + offsetAt(zone, after) * 1000;
  return [formatLocal(last) ?? '0001-01-01T00:00', formatLocal(next) ?? '9999-12-31T23:59'];
}

/** Returns the date and time that the clocks of a zone show at an instant; `null` outside the years 1 to 9999. */
export function localAt(instant: number, zone: string, withSeconds = false): LocalDateTime | null {
  return formatLocal(instant + offsetAt(zone, instant) * 1000, withSeconds);
}

/**
 * Formats an instant with the offset and the name of a zone: `2026-03-29T01:30+01:00[Europe/Berlin]`. `null` outside
 * the years 1 to 9999.
 */
export function formatZoned(
  instant: number,
  zone: string,
  withSeconds = false,
): ZonedDateTime | null {
  const local = localAt(instant, zone, withSeconds);
  return local === null ? null : `${local}${offsetText(offsetAt(zone, instant))}[${zone}]`;
}

/** Returns the instants of a local date-time in a zone: none if it never comes, two if it occurs twice. */
export function instantsOf(local: LocalDateTime, zone: string): readonly number[] {
  const reading = readInZone(local, zone);
  if (reading.kind === 'never') return [];
  return reading.kind === 'twice' ? reading.instants : [reading.instant];
}

/** Formats an offset in seconds as `+01:00`. Offsets before 1972 may have seconds, which are rounded. */
export function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60);
  return `${offset < 0 ? '-' : '+'}${formatIsoTime(minutes * 60, false)}`;
}

/** Instant of a string, with its zone. */
interface ZonedInstant {
  /** Milliseconds since 1970 in UTC. */
  instant: number;
  zone: string;
}

/**
 * Parses an instant with its offset and zone; `null` if it is malformed, the zone does not exist, or its clocks do not
 * show that time with that offset.
 */
export function parseZoned(text: string | null | undefined): ZonedInstant | null {
  const [, local, offset, zone] = (typeof text === 'string' && zonedPattern.exec(text)) || [];
  if (!isLocal(local) || zone === undefined || !isTimeZone(zone)) return null;
  const instant = instantsOf(local, zone).find(
    (found) => offsetText(offsetAt(zone, found)) === offset,
  );
  return instant === undefined ? null : { instant, zone };
}

import {
  formatLocal,
  formatZoned,
  instantsOf,
  parseLocal,
  parseZoned,
  type LocalDateTime,
  type ZonedDateTime,
} from '../../../core/dates/zoned-time';

/** Value of a date-time picker: local, or with a time zone an instant. */
export type DateTimeValue = LocalDateTime | ZonedDateTime;

/** Returns the date and time that a value shows, without its offset and zone. */
export function localOf(value: DateTimeValue): LocalDateTime {
  return value.replace(/[+-]\d\d:\d\d\[.*$/, '');
}

/** Returns the date, `YYYY-MM-DD`, of a local date-time or a value. */
export function dateOf(value: DateTimeValue): string {
  return value.slice(0, 10);
}

/** Returns the time of a local date-time or a value. */
export function timeOf(value: DateTimeValue): string {
  return localOf(value).slice(11);
}

/** Returns milliseconds by which values are compared: since 1970 in UTC, or for local ones as if they were in UTC. */
export function momentOf(value: DateTimeValue): number {
  return parseZoned(value)?.instant ?? parseLocal(value) ?? Number.NaN;
}

/**
 * Returns the values that show a local date-time: one, two if it occurs twice in the zone, none if it never comes.
 * @param zone Time zone; `null` for local values.
 */
export function valuesAt(local: LocalDateTime, zone: string | null): readonly DateTimeValue[] {
  if (zone === null) return [local];
  const withSeconds = timeOf(local).length > 5;
  return instantsOf(local, zone).flatMap((instant) => {
    return formatZoned(instant, zone, withSeconds) ?? [];
  });
}

/** Returns a local date-time with or without seconds. */
export function toGranularity(local: LocalDateTime, withSeconds: boolean): LocalDateTime {
  return formatLocal(parseLocal(local) ?? 0, withSeconds) ?? local;
}

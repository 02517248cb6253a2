import { isTimeZone } from '../../core/dates/time-zone';
import {
  formatZoned,
  parseLocal,
  parseZoned,
  readInZone,
  type LocalDateTime,
  formatLocal,
  instantsOf,
  type ZonedDateTime,
} from '../../core/dates/zoned-time';
import { givenText, inDevelopment, reportProblem } from '../../core/report-problem';

// Messages for developers are removed from production bundles only if the condition is next to them.

/** Clock of a picker: what its values look like. */
export interface Clock {
  /** Time zone; `null` for local values. */
  zone: string | null;
  /** Whether values have seconds. */
  withSeconds: boolean;
}

/** First or last valid date-time. */
interface Bound {
  local: LocalDateTime;
  /** Milliseconds, as returned by `momentOf`. */
  moment: number;
}

/** First and last valid date-time, `null` for no limit. */
export interface DateTimeBounds {
  min: Bound | null;
  max: Bound | null;
}

/** Returns the time zone, or `null` with an error in development if it does not exist. */
export function usableTimeZone(component: string, zone: string | undefined): string | null {
  if (zone === undefined) return null;
  if (isTimeZone(zone)) return zone;
  if (inDevelopment) {
    reportProblem(
      component,
      'timeZone',
      `is ${givenText(zone)}, which is not a known time zone, so the values are local, without offset and zone. Pass a name of the IANA database, such as Europe/Berlin.`,
    );
  }
  return null;
}

/** Returns a local date-time, or `null` with an error in development if it does not exist. */
export function usableLocal(
  component: string,
  prop: string,
  text: string | null | undefined,
  withSeconds: boolean,
): LocalDateTime | null {
  if (text === null || text === undefined || text === '') return null;
  if (parseLocal(text) !== null) return toGranularity(text, withSeconds);
  if (inDevelopment) {
    reportProblem(
      component,
      prop,
      `is ${givenText(text, "date.toLocaleString('sv').replace(' ', 'T')")}, which is not a date and time, so it is treated as empty. Pass a string in the format YYYY-MM-DDTHH:MM.`,
    );
  }
  return null;
}

/**
 * Returns a value as the picker writes it. With a zone, an instant of another zone is shown on its clock; without one, an
 * instant loses its offset and zone. Any other string counts as empty, with an error in development.
 */
export function usableDateTime(
  component: string,
  prop: string,
  value: string | null | undefined,
  { zone, withSeconds }: Clock,
): DateTimeValue | null {
  const zoned = parseZoned(value);
  if (zone === null) {
    const local = zoned === null || !value ? value : localOf(value);
    if (inDevelopment && zoned !== null) {
      reportProblem(
        component,
        prop,
        `is ${givenText(value)}, but there is no time zone, so its offset and zone are ignored. Pass \`timeZone\`, or a string in the format YYYY-MM-DDTHH:MM.`,
      );
    }
    return usableLocal(component, prop, local, withSeconds);
  }
  if (value === null || value === undefined || value === '') return null;
  if (zoned !== null) return formatZoned(zoned.instant, zone, withSeconds);
  if (inDevelopment) {
    reportProblem(
      component,
      prop,
      `is ${givenText(value)}, which is not an instant with offset and zone, so it is treated as empty. With \`timeZone\`, pass a string in the format YYYY-MM-DDTHH:MM+HH:MM[Area/City].`,
    );
  }
  return null;
}

/** Returns the moment at which the clocks of a zone skip a local date-time. */
function momentOfGap(local: LocalDateTime, { zone }: Clock): number {
  const reading = zone === null ? null : readInZone(local, zone);
  const after = reading?.kind === 'never' ? reading.nearest[1] : local;
  return momentOf(valuesAt(after, zone)[0] ?? after);
}

/** Returns the limits, or none with an error in development if they leave no time. */
export function usableDateTimeBounds(
  component: string,
  props: { min?: string | undefined; max?: string | undefined },
  clock: Clock,
): DateTimeBounds {
  const boundOf = (prop: 'min' | 'max'): Bound | null => {
    const local = usableLocal(component, prop, props[prop], clock.withSeconds);
    if (local === null) return null;
    const value = valuesAt(local, clock.zone).at(prop === 'min' ? 0 : -1);
    if (value !== undefined) return { local, moment: momentOf(value) };
    // The clocks skip this time, so the limit is the moment of the change, which `max` excludes.
    return { local, moment: momentOfGap(local, clock) - (prop === 'min' ? 0 : 1) };
  };
  const min = boundOf('min');
  const max = boundOf('max');
  if (min === null || max === null || min.moment <= max.moment) return { min, max };
  if (inDevelopment) {
    reportProblem(
      component,
      'min',
      `(${min.local}) is later than \`max\` (${max.local}), which leaves no time to select, so both are ignored. Swap or correct them.`,
    );
  }
  return { min: null, max: null };
}

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

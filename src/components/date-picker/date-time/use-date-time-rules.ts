'use client';
import { useLocalNow } from '../../../core/dates/use-local-now';
import { instantsOf, parseZoned } from '../../../core/dates/zoned-time';
import { zoneName } from '../../../core/locale/intl';
import { useLocale } from '../../../core/provider/locale-context';
import { useLabels } from '../../../core/provider/use-labels';
import { useHydrated } from '../../../core/use-hydrated';
import { useTimeRules, usableTime } from '../../time-field/parts';
import { useDateRules } from '../use-date-rules';
import type { DateTimeCommonProps } from './date-time-props';
import { offsetName } from './date-time-texts';
import { dateOf, timeOf, type DateTimeValue } from './date-time-value';
import { usableDateTimeBounds, usableLocal, usableTimeZone } from './usable-date-time';
import type { DateTimeRules } from './validate-date-time';
import { dateTimePicker as english } from './words';

/** Returns the rules for dates and times of a picker, and the labels of messages. */
export function useDateTimeRules(component: string, props: DateTimeCommonProps): DateTimeRules {
  const {
    timeLabels,
    labels: ownLabels,
    granularity,
    hourCycle,
    step,
    min,
    max,
    ...shared
  } = props;
  const locale = useLocale(props.locale, component);
  const labels = useLabels('dateTimePicker', english, locale, ownLabels);
  const times = useTimeRules(component, {
    locale: props.locale,
    granularity,
    hourCycle,
    step,
    labels: timeLabels,
  });
  const zone = usableTimeZone(component, props.timeZone);
  const withSeconds = times.style.granularity === 'second';
  const bounds = usableDateTimeBounds(component, { min, max }, { zone, withSeconds });
  const now = useLocalNow(usableLocal(component, 'now', props.now, withSeconds), zone, withSeconds);
  const days = useDateRules(component, {
    ...shared,
    labels,
    ...(bounds.min && { min: dateOf(bounds.min.local) }),
    ...(bounds.max && { max: dateOf(bounds.max.local) }),
    ...(now !== null && { today: dateOf(now) }),
  });
  return {
    ...bounds,
    zone,
    withSeconds,
    locale,
    labels: { ...days.labels, ...labels },
    days,
    times: { ...times, now: now === null ? null : timeOf(now) },
    defaultTime: usableTime(component, 'defaultTime', props.defaultTime, times.style.granularity),
    now,
  };
}

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
    short: offsetName(zone, instant),
    long: zoneName(zone, instant, locale),
  };
}

'use client';
import type { ComponentProps } from 'react';
import { useLocalNow } from '../../core/dates/use-local-now';
import { instantsOf, parseZoned } from '../../core/dates/zoned-time';
import { zoneName } from '../../core/locale/intl';
import { useLocale, useLabels } from '../../core/provider/language';
import { useHydrated } from '../../core/use-hydrated';
import { type DatePreset, type DatePickerLabels } from '../date-picker';
import { type DayPickerOwnProps, rootProps, useDateRules } from '../date-picker/parts';
import type { TimeFieldLabels, ClockProps } from '../time-field';
import { useTimeRules, usableTime } from '../time-field/parts';
import { offsetName } from './date-time-texts';
import {
  dateOf,
  timeOf,
  type DateTimeValue,
  usableDateTimeBounds,
  usableLocal,
  usableTimeZone,
} from './date-time-value';
import type { DateTimeRules } from './validate-date-time';
import { type DateTimePickerLabels, dateTimePicker as english } from './words';

/** Shared props of the date-time pickers, including those of the root element. */
export interface DateTimeCommonProps
  extends
    DayPickerOwnProps,
    ClockProps,
    Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'autoFocus' | 'children' | 'role'> {
  /**
   * Time zone of the IANA database, such as `Europe/Berlin`. With it, a value is an instant with its offset and
   * zone, `2026-03-29T03:30+02:00[Europe/Berlin]`. Default: values are local.
   */
  timeZone?: string;
  /** First valid date and time, `YYYY-MM-DDTHH:MM`, on the clock of the zone; earlier ones are invalid and block form submission. */
  min?: string | undefined;
  /** Last valid date and time, inclusive; later ones are invalid and block form submission. */
  max?: string | undefined;
  /**
   * Minutes between two valid times, counted from midnight, which are also the times of the list. Default: every
   * time is valid, and the list has every half hour.
   */
  step?: number;
  /**
   * Time, `HH:MM`, of a day that the user types or selects without a time, while the field has none. Default: the user
   * must add a time.
   */
  defaultTime?: string;
  /**
   * Current date and time of the user, `YYYY-MM-DDTHH:MM`, for words such as "tomorrow" and "+2h". Default: that
   * of the device in the time zone, read after hydration.
   */
  now?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<DatePickerLabels & DateTimePickerLabels>;
  /** Labels of times that override the default ones. */
  timeLabels?: Partial<TimeFieldLabels>;
}

/** Preset of a date-time: a day and its time. */
export interface DateTimePreset extends DatePreset {
  /**
   * Time, `HH:MM`. Default: the time of the field, or else `defaultTime`; without both, the preset selects the day, and
   * the panel stays open for the time.
   */
  time?: string;
}

/** Returns the props of the root element: all except the picker's own. */
export function dateTimeRootProps({
  timeZone: _timeZone,
  min: _min,
  max: _max,
  step: _step,
  granularity: _granularity,
  hourCycle: _hourCycle,
  defaultTime: _defaultTime,
  now: _now,
  labels: _labels,
  timeLabels: _timeLabels,
  ...rest
}: DateTimeCommonProps) {
  return rootProps(rest);
}

/** Returns the rules for dates and times of a picker, and the labels of messages. */
export function useDateTimeRules(component: string, props: DateTimeCommonProps): DateTimeRules {
  const { granularity, hourCycle, step, min, max, ...shared } = props;
  const locale = useLocale(props.locale, component);
  const labels = useLabels('dateTimePicker', english, locale, props.labels);
  const times = useTimeRules(component, {
    locale: props.locale,
    granularity,
    hourCycle,
    step,
    labels: props.timeLabels,
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
  return { short: offsetName(zone, instant), long: zoneName(zone, instant, locale) };
}

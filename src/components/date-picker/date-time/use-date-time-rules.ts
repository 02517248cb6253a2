'use client';
import { useLocalNow } from '../../../core/dates/use-local-now';
import { useLocale } from '../../../core/provider/locale-context';
import { useLabels } from '../../../core/provider/use-labels';
import { useTimeRules, usableTime } from '../../time-field/parts';
import { useDateRules } from '../use-date-rules';
import type { DateTimeCommonProps } from './date-time-props';
import { dateOf, timeOf } from './date-time-value';
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

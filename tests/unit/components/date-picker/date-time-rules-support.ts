import type { DateTimeRules } from '#src/components/date-time-picker/validate-date-time.ts';
import { en } from '#src/languages/en.ts';
import { findLanguage } from '#tests/support/find-language.ts';

/** Rules of a picker without limits, at twenty past two on Friday, April 3, 2026. */
export function rulesOf(locale = 'en', given: Partial<DateTimeRules> = {}): DateTimeRules {
  const language = findLanguage(locale) ?? en;
  const labels = { ...language.datePicker, ...language.dateTimePicker };
  const withSeconds = given.withSeconds ?? false;
  return {
    zone: null,
    withSeconds,
    min: null,
    max: null,
    locale,
    labels,
    days: {
      locale,
      labels,
      words: language.typedDates,
      today: '2026-04-03',
      whyUnavailable: () => false,
    },
    times: {
      limits: { min: null, max: null, step: withSeconds ? 1 : 60, start: 0 },
      style: { locale, granularity: withSeconds ? 'second' : 'minute' },
      labels: language.timeField,
      words: language.typedTimes,
      now: '14:20',
    },
    defaultTime: null,
    now: '2026-04-03T14:20',
    ...given,
  };
}

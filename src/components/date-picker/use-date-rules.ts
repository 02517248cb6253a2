'use client';
import { useMemo } from 'react';
import { availabilityCheck } from '../../internals/dates/availability';
import { usableBounds, usableDay } from '../../internals/dates/usable-dates';
import { useToday } from '../../internals/dates/use-clock';
import { datePicker as english, typedDates as englishWords } from '../../languages/en';
import { useLocale } from '../../provider/locale-context';
import { useLabels } from '../../provider/use-labels';
import type { DatePickerCommonProps } from './date-picker-props';
import type { DateRules } from './validate-date';

/** Returns the rules for dates of a picker, and the labels of messages. */
export function useDateRules(component: string, props: DatePickerCommonProps): DateRules {
  const locale = useLocale(props.locale, component);
  const labels = useLabels('datePicker', english, locale, props.labels);
  const words = useLabels('typedDates', englishWords, locale);
  const today = useToday(usableDay(component, 'today', props.today));
  const { min, max } = usableBounds(component, props.min, props.max);
  const { unavailable } = props;
  const whyUnavailable = useMemo(
    () => availabilityCheck(unavailable, component),
    [unavailable, component],
  );
  return {
    min: min ?? undefined,
    max: max ?? undefined,
    locale,
    labels,
    words,
    today,
    whyUnavailable,
    pivot: props.pivot,
  };
}

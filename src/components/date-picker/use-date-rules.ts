'use client';
import { useMemo } from 'react';
import { availabilityCheck } from '../../core/dates/availability';
import { usableBounds, usableDay } from '../../core/dates/usable-dates';
import { useToday } from '../../core/dates/use-clock';
import { useLocale } from '../../core/provider/locale-context';
import { useLabels } from '../../core/provider/use-labels';
import type { DatePickerCommonProps } from './date-picker-props';
import { typedDates as englishWords } from './typed/words';
import type { DateRules } from './validate-date';
import { datePicker as english } from './words';

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
    twoDigitYearPivot: props.twoDigitYearPivot,
  };
}

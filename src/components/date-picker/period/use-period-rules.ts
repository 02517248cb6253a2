'use client';
import { useMemo } from 'react';
import { usableDay } from '../../../core/dates/usable-dates';
import {
  periodCheck,
  usablePeriodBounds,
  usableUnit,
  usableWeeks,
} from '../../../core/dates/usable-periods';
import { useToday } from '../../../core/dates/use-clock';
import { useLocale } from '../../../core/provider/locale-context';
import { useLabels } from '../../../core/provider/use-labels';
import { englishCalendarLabels as englishCalendar } from '../../calendar';
import { typedDates as englishWords } from '../typed/words';
import { datePicker as englishPicker } from '../words';
import type { PeriodPickerCommonProps } from './period-picker-props';
import { typedPeriods as englishPeriodWords } from './typed-words';
import type { PeriodRules } from './validate-period';
import { periodPicker as englishPeriods } from './words';

/** Returns the rules for periods of a picker, and the labels of messages. */
export function usePeriodRules(component: string, props: PeriodPickerCommonProps): PeriodRules {
  const locale = useLocale(props.locale, component);
  const pickerLabels = useLabels('datePicker', englishPicker, locale, props.labels);
  const periodLabels = useLabels('periodPicker', englishPeriods, locale, props.labels);
  const calendar = useLabels('calendar', englishCalendar, locale);
  const words = useLabels('typedDates', englishWords, locale);
  const periodWords = useLabels('typedPeriods', englishPeriodWords, locale);
  const unit = usableUnit(component, props.unit ?? 'month');
  const weeks = usableWeeks(component, props.weekNumbers, locale);
  const today = useToday(usableDay(component, 'today', props.today));
  const { min, max } = usablePeriodBounds(props.min, props.max, { component, unit, weeks });
  const { unavailable } = props;
  const whyUnavailable = useMemo(
    () => periodCheck(unavailable, component),
    [unavailable, component],
  );
  const labels = {
    ...pickerLabels,
    ...periodLabels,
    today: props.labels?.today ?? periodLabels.current[unit],
    hint: props.labels?.hint ?? periodLabels.periodHint[unit],
  };
  return {
    component,
    unit,
    weeks,
    weekNumbers: props.weekNumbers === 'local' ? 'local' : 'iso',
    locale,
    today,
    twoDigitYearPivot: props.twoDigitYearPivot,
    min,
    max,
    labels,
    calendar,
    words,
    periodWords,
    whyUnavailable,
  };
}

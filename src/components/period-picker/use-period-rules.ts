'use client';
import { type ComponentProps, useMemo } from 'react';
import { usableDay } from '../../core/dates/usable-dates';
import {
  periodCheck,
  usablePeriodBounds,
  usableUnit,
  usableWeeks,
} from '../../core/dates/usable-periods';
import { useToday } from '../../core/dates/use-dates';
import { useLocale, useLabels } from '../../core/provider/language';
import { englishCalendarLabels as englishCalendar } from '../calendar';
import { type DatePickerLabels } from '../date-picker';
import {
  rootProps,
  type PickerOwnProps,
  typedDates as englishWords,
  datePicker as englishPicker,
} from '../date-picker/parts';
import type { CalendarPeriodProps } from '../period-calendar';
import type { PeriodRules } from './validate-period';
import {
  typedPeriods as englishPeriodWords,
  type PeriodPickerLabels,
  periodPicker as englishPeriods,
} from './words';

/** Shared props of both period pickers, including those of the root element. */
export interface PeriodPickerCommonProps
  extends
    PickerOwnProps,
    CalendarPeriodProps,
    Omit<ComponentProps<'div'>, 'defaultValue' | 'onChange' | 'autoFocus' | 'children' | 'role'> {
  /** First available period, or a day in it; earlier periods are invalid and block form submission. */
  min?: string | undefined;
  /** Last available period, or a day in it; later periods are invalid and block form submission. */
  max?: string | undefined;
  /**
   * Current date of the user, `YYYY-MM-DD`, for words such as "next week". Default: the date of the device,
   * read after hydration.
   */
  today?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<DatePickerLabels & PeriodPickerLabels>;
  /** Placeholder. Default: the format of the locale, such as `mm/yyyy`. */
  placeholder?: string;
}

/** Returns the props of the root element: all except the picker's own. */
export function periodRootProps({
  unit: _unit,
  weekNumbers: _weekNumbers,
  unavailable: _unavailable,
  labels: _labels,
  placeholder: _placeholder,
  ...rest
}: PeriodPickerCommonProps) {
  return rootProps(rest);
}

/** Returns the props of the calendar inside the panel. */
export function periodCalendarProps(
  { weekNumbers, min, max, unavailable }: PeriodPickerCommonProps,
  { unit, locale, today }: PeriodRules,
) {
  return { unit, weekNumbers, min, max, unavailable, locale, today: today ?? undefined };
}

/** Returns the rules for periods of a picker, and the labels of messages. */
export function usePeriodRules(component: string, props: PeriodPickerCommonProps): PeriodRules {
  const locale = useLocale(props.locale, component);
  const pickerLabels = useLabels('datePicker', englishPicker, locale, props.labels);
  const periodLabels = useLabels('periodPicker', englishPeriods, locale, props.labels);
  const calendar = useLabels('calendar', englishCalendar, locale);
  const words = useLabels('typedDates', englishWords, locale);
  const periodWords = useLabels('typedPeriods', englishPeriodWords, locale);
  const unit = usableUnit(props.unit ?? 'month');
  const weeks = usableWeeks(props.weekNumbers, locale);
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

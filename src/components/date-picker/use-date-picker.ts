'use client';
import { useMemo, type RefObject } from 'react';
import { availabilityCheck } from '../../internals/dates/availability';
import { useLocale } from '../../provider/locale-context';
import { usableBounds, usableDay } from '../../internals/dates/usable-dates';
import { useLabels } from '../../provider/use-labels';
import { useHydrated } from '../../internals/use-hydrated';
import { usePanelOpen } from '../../internals/use-panel-open';
import { useToday } from '../../internals/dates/use-clock';
import { datePicker as english, typedDates as englishWords } from '../../languages/en';
import type { DatePickerCommonProps } from './date-picker-props';
import type { DateRules } from './validate-date';
import { sharedProps } from './root-props';

/** Shared state of both date pickers: language, rules for dates, and the open state of the panel. */
export function useDatePicker(
  component: string,
  props: DatePickerCommonProps,
  trigger: RefObject<HTMLElement | null>,
) {
  const locale = useLocale(props.locale, component);
  const labels = useLabels('datePicker', english, locale, props.labels);
  const words = useLabels('typedDates', englishWords, locale);
  const panel = usePanelOpen<'pick' | 'preset' | 'close-button' | 'swipe'>(
    props,
    !!(props.disabled || props.readOnly),
    trigger,
  );

  const today = useToday(usableDay(component, 'today', props.today));
  const hydrated = useHydrated();
  const { min, max } = usableBounds(component, props.min, props.max);
  const { unavailable } = props;
  const isUnavailable = useMemo(
    () => availabilityCheck(unavailable, component),
    [unavailable, component],
  );
  const rules: DateRules = {
    min: min ?? undefined,
    max: max ?? undefined,
    locale,
    labels,
    words,
    today,
    isUnavailable,
    pivot: props.pivot,
  };
  // The panel is in the top layer, which a server cannot render.
  return { rules, ...panel, drawn: panel.open && hydrated };
}

/** Returns the props of the calendar inside the panel. */
export function calendarProps(
  props: DatePickerCommonProps,
  { min, max, locale, today }: DateRules,
) {
  return {
    ...sharedProps(props),
    min,
    max,
    locale,
    today: today ?? undefined,
  };
}

'use client';
import { useMemo, useRef, type RefObject, type SyntheticEvent } from 'react';
import { availabilityCheck } from '../../internals/availability';
import { todayIso, type IsoDate } from '../../internals/iso-date';
import { useLocale } from '../../internals/locale-context';
import { usableBounds, usableDay } from '../../internals/usable-dates';
import { useControllableState } from '../../internals/use-controllable-state';
import { useLabels } from '../../internals/use-labels';
import type { DateOpenDetails, DatePickerCommonProps } from './date-picker-props';
import type { DateRules } from './judge-date';
import { datePickerLabels } from './labels';
import { sharedProps } from './root-props';

/** Ways of closing that leave the reader where they went, without moving focus. */
const gone = new Set(['outside-press', 'focus-out']);

/** What both date pickers stand on: language, rules for dates, and the panel that opens and closes. */
export function useDatePicker(
  component: string,
  props: DatePickerCommonProps,
  trigger: RefObject<HTMLElement | null>,
) {
  const locale = useLocale(props.locale, component);
  const labels = useLabels(datePickerLabels, locale, props.labels);
  const [open, setOpen] = useControllableState<boolean, DateOpenDetails>({
    value: props.open,
    defaultValue: props.defaultOpen ?? false,
    onValueChange: props.onOpenChange,
  });
  const opener = useRef<HTMLElement>(null);

  const today: IsoDate = usableDay(component, 'today', props.today) ?? todayIso();
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
    today,
    isUnavailable,
    pivot: props.pivot,
  };
  const locked = props.disabled || props.readOnly;
  const shown = open && !locked;
  const hide = (details: DateOpenDetails) => {
    if (!gone.has(details.reason)) (opener.current ?? trigger.current)?.focus();
    setOpen(false, details);
  };
  return {
    rules,
    open: shown,
    /** Closes the panel and takes focus back to where it was opened from. */
    hide,
    /** Opens or closes the panel from the element of the event. */
    toggle: (
      { currentTarget, nativeEvent }: SyntheticEvent<HTMLElement>,
      reason: 'trigger' | 'key',
    ) => {
      if (locked) return undefined;
      if (shown) return hide({ reason, event: nativeEvent });
      opener.current = currentTarget;
      return setOpen(true, { reason, event: nativeEvent });
    },
  };
}

/** Props of the calendar inside the panel, out of those of the picker. */
export function calendarProps(
  props: DatePickerCommonProps,
  { min, max, locale, today }: DateRules,
) {
  return {
    ...sharedProps(props),
    min,
    max,
    locale,
    today,
    // Six rows whatever the month: nothing below the calendar moves when it turns.
    fixedWeeks: true,
  };
}

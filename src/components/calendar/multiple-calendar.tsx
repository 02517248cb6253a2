'use client';
import { useMemo } from 'react';
import type { IsoDate } from '../../core/dates/iso-date';
import { useUsableDays } from '../../core/dates/use-dates';
import { pluralOf } from '../../core/locale/intl';
import { usableMaxDays } from '../../core/props/usable-limits';
import { useControllableState } from '../../core/state';
import type { CalendarChangeDetails, CalendarCommonProps } from './calendar-props';
import { useCalendarWords } from './calendar-state';
import { CalendarView } from './calendar-view';

/** Props of {@link MultipleCalendar}. */
export interface MultipleCalendarProps extends CalendarCommonProps {
  /** Selected days, `YYYY-MM-DD` (controlled). */
  value?: ReadonlyArray<string>;
  /** Initially selected days, `YYYY-MM-DD`. Default: none. */
  defaultValue?: ReadonlyArray<string>;
  /** Called when a day is added or removed, with all selected days in chronological order. */
  onValueChange?: (value: string[], details: CalendarChangeDetails) => void;
  /** Maximum number of days; the others are then unavailable, with the reason. Default: no limit. */
  maxDays?: number;
}

const none: readonly string[] = [];

/**
 * Calendar for selecting several days. Pressing a selected day removes it, except for the last day of a
 * `required` calendar. Renders a `<div role="group">` with one grid per month.
 */
export function MultipleCalendar({
  value: valueProp,
  defaultValue = none,
  onValueChange,
  maxDays: maxDaysProp = Infinity,
  ...props
}: MultipleCalendarProps) {
  const [current, setValue] = useControllableState<readonly string[], CalendarChangeDetails>({
    value: valueProp,
    defaultValue,
    onValueChange: (days, details) => onValueChange?.([...days], details),
  });
  const prop = valueProp === undefined ? 'defaultValue' : 'value';
  const days = useUsableDays('MultipleCalendar', prop, current);
  const maxDays = usableMaxDays('MultipleCalendar', maxDaysProp);
  const isFull = days.length >= maxDays;
  const words = useCalendarWords('MultipleCalendar', props);
  const { labels, names } = words;
  const fullText = isFull
    ? labels.daysFull(names.number(maxDays), pluralOf(names.locale, maxDays))
    : undefined;
  const refuse = useMemo(
    () => (day: IsoDate) => fullText !== undefined && !days.includes(day) && fullText,
    [fullText, days],
  );
  return (
    <CalendarView
      props={props}
      selection={{
        component: 'MultipleCalendar',
        words,
        anchor: days[0] ?? null,
        several: true,
        partOf: (day) => (days.includes(day) ? 'only' : undefined),
        refuse,
        fullText,
        explains: maxDays < Infinity,
        values:
          days.length === 0 ? [[undefined, '']] : days.map((day) => [props.name, day] as const),
        onSelect: (day, event, required) => {
          const others = days.filter((other) => other !== day);
          if (others.length === days.length) {
            setValue([...days, day].sort(), { reason: 'item-press', event });
          } else if (!required || others.length > 0) {
            setValue(others, { reason: 'clear', event });
          }
          return undefined;
        },
        onReset: (event) => {
          if (String(defaultValue) === String(current)) return;
          setValue(defaultValue, { reason: 'reset', event });
        },
      }}
    />
  );
}

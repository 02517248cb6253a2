'use client';
import { usableUnit, usableWeeks } from '../../../core/dates/usable-periods';
import { useCalendarWords } from '../use-calendar-words';
import type { PeriodCalendarOwnProps } from './period-calendar-props';

/** Returns the unit, the rule for weeks and the words of a calendar of periods. */
export function usePeriodKind(component: string, props: PeriodCalendarOwnProps) {
  const words = useCalendarWords(component, props);
  return {
    component,
    unit: usableUnit(component, props.unit ?? 'month'),
    weeks: usableWeeks(component, props.weekNumbers, words.names.locale),
    words,
  };
}

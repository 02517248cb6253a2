'use client';
import { useMemo } from 'react';
import { useLocale } from '../../core/provider/locale-context';
import { useLabels } from '../../core/provider/use-labels';
import type { CalendarOwnProps } from './calendar-props';
import type { CalendarWords } from './months/calendar-state';
import { dayNames } from './months/day-names';
import { calendar as english } from './words';

/** Returns labels and names in the language of the props or the provider. */
export function useCalendarWords(
  component: string,
  { locale: asked, labels: own }: Pick<CalendarOwnProps, 'locale' | 'labels'>,
): CalendarWords {
  const locale = useLocale(asked, component);
  const labels = useLabels('calendar', english, locale, own);
  return useMemo(() => ({ labels, names: dayNames(locale) }), [labels, locale]);
}

'use client';
import { useMemo } from 'react';
import { usableList } from '../props/usable-list';
import { useStableList } from '../props/use-stable-list';
import type { IsoDate } from './iso-date';
import { usableDay } from './usable-dates';

/**
 * Returns the existing dates in chronological order, each once; others log an error in development. The array is the same
 * while its dates are, although a parent may pass a new one on every render.
 * @param component Component name for error messages.
 * @param prop Name of the prop.
 */
export function useUsableDays(
  component: string,
  prop: string,
  days: readonly string[],
): readonly IsoDate[] {
  const list = useStableList(usableList(component, prop, days));
  return useMemo(() => {
    const usable = list.map((day) => usableDay(component, prop, day));
    return [...new Set(usable.filter((day) => day !== null))].sort();
  }, [component, prop, list]);
}

'use client';
import { useMemo, useState } from 'react';
import { usableDay } from '../../../internals/dates/usable-dates';
import { useToday } from '../../../internals/dates/use-clock';
import type { KeyboardRow } from '../grid/keyboard-map';
import type { CalendarWords } from '../months/calendar-context';
import {
  formatPeriod,
  pageStart,
  parsePeriod,
  periodOfDay,
  periodScales,
  reachOf,
  stepFromPeriod,
  type Granularity,
} from './period';
import { periodCheck, usablePeriodBounds, type UnavailablePeriods } from './period-check';
import { pageTitle, periodName } from './period-names';

/** Options of {@link usePeriodScene}. */
interface PeriodSceneOptions {
  granularity: Granularity;
  value: number | null;
  today: string | undefined;
  min: string | undefined;
  max: string | undefined;
  unavailable: UnavailablePeriods | undefined;
  words: CalendarWords;
}

/**
 * Returns the visible page of periods, its bounds, and which periods are available. Keys have the form
 * `2026-04` or `2026-Q2`.
 */
export function usePeriodScene(options: PeriodSceneOptions) {
  const { granularity, value, words, unavailable } = options;
  const today = useToday(usableDay('PeriodCalendar', 'today', options.today));
  const present = today === null ? null : periodOfDay(today, granularity);
  const { min, max } = usablePeriodBounds(options.min, options.max, granularity);
  const reach = reachOf(granularity, min, max);
  const [own, setOwn] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Show a period that was picked elsewhere, for example by a reset.
    if (value !== null) setOwn(value);
  }
  const wanted = own ?? present;
  const page =
    wanted === null ? null : pageStart(Math.min(reach.last, Math.max(reach.first, wanted)));

  const check = useMemo(() => periodCheck(unavailable), [unavailable]);
  // The key of every cell is valid.
  const periodOf = (key: string) => parsePeriod(key, granularity) ?? reach.first;
  const refusalOf = (key: string): string | boolean => {
    const { labels } = words;
    const period = periodOf(key);
    if (min !== null && period < min) {
      return labels.tooEarly(periodName(min, granularity, words).name);
    }
    if (max !== null && period > max) {
      return labels.tooLate(periodName(max, granularity, words).name);
    }
    return check(key);
  };
  const title = (first: number) => pageTitle(first, granularity, words.names.locale);
  return {
    page,
    shown: page ?? pageStart(reach.first),
    present,
    reach,
    refusalOf,
    title,
    stepFrom: (key: string, row: KeyboardRow) => {
      const { columns } = periodScales[granularity];
      return formatPeriod(stepFromPeriod(periodOf(key), row, columns, present, reach), granularity);
    },
    showPageOf: setOwn,
    bringIntoSight: (key: string) => {
      if (pageStart(periodOf(key)) !== page) setOwn(periodOf(key));
    },
  };
}

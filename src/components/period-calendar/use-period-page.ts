'use client';
import { useMemo, useState } from 'react';
import {
  firstDayOfPeriod,
  formatIsoPeriod,
  lastDayOfPeriod,
  parseIsoPeriod,
  periodOfDay,
  yearOfPeriod,
} from '../../core/dates/iso-period';
import { usableDay } from '../../core/dates/usable-dates';
import {
  periodCheck,
  usablePeriodBounds,
  type PeriodKind,
  type UnavailablePeriods,
} from '../../core/dates/usable-periods';
import { useToday } from '../../core/dates/use-dates';
import type { KeyboardRow } from '../calendar';
import type { CalendarWords } from '../calendar/parts';
import { outOfBounds, pageTitle } from './period-names';
import {
  clamp,
  isOnPage,
  pageOf,
  pageOfDay,
  pagesBetween,
  periodsOn,
  reachOf,
  stepFromPeriod,
  stepFromWeek,
} from './period-pages';

/** Options of {@link usePeriodPage}. */
interface PeriodPageOptions extends PeriodKind {
  /** Picked period that should be visible. */
  anchor: number | null;
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
export function usePeriodPage(options: PeriodPageOptions) {
  const { component, unit, weeks, anchor, words, unavailable } = options;
  const today = useToday(usableDay(component, 'today', options.today));
  const present = today === null ? null : periodOfDay(today, unit, weeks);
  const { min, max } = usablePeriodBounds(options.min, options.max, options);
  const reach = reachOf(min, max, unit, weeks);
  const pages = pagesBetween(min, max, unit, weeks);
  const pageOfAnchor = anchor === null ? null : pageOf(anchor, unit, weeks);
  const [own, setOwn] = useState(pageOfAnchor);
  const [seen, setSeen] = useState({ anchor, unit });
  if (anchor !== seen.anchor || unit !== seen.unit) {
    setSeen({ anchor, unit });
    // Show a period that was picked elsewhere, for example by a reset.
    const inSight = own !== null && anchor !== null && isOnPage(anchor, own, unit, weeks);
    if (unit !== seen.unit || (anchor !== null && !inSight)) setOwn(pageOfAnchor);
  }
  const within = (page: number) => clamp(page, pages);
  const wanted = own ?? (today === null ? null : pageOfDay(today, unit));
  const page = wanted === null ? null : within(wanted);
  const shown = page ?? pages.first;

  const check = useMemo(() => periodCheck(unavailable, component), [unavailable, component]);
  const keyOf = (period: number) => formatIsoPeriod(period, unit, weeks);
  // The key of every cell is valid.
  const periodOf = (key: string) => parseIsoPeriod(key, unit, weeks) ?? reach.first;
  const whyUnavailable = (key: string): string | boolean => {
    return outOfBounds(periodOf(key), { min, max }, { unit, words, weeks }) || check(key);
  };
  const show = (next: number) => setOwn(within(next));
  const titleOf = (next: number) => pageTitle(within(next), unit, words);
  const isShown = (period: number) => isOnPage(period, shown, unit, weeks);
  const firstOfMonth = (month: number) => {
    return clamp(periodOfDay(firstDayOfPeriod(month, 'month'), unit, weeks), reach);
  };
  const near =
    [anchor, present].find((period) => period !== null && isShown(period)) ??
    clamp(periodsOn(shown, unit, weeks).first, reach);
  return {
    /** Whether the page is unknown, as on the server; the first one is shown without its cells. */
    pending: page === null,
    shown,
    pages,
    today,
    present,
    /** Days of the first and last available period. */
    bounds: {
      min: min === null ? null : firstDayOfPeriod(min, unit, weeks),
      max: max === null ? null : lastDayOfPeriod(max, unit, weeks),
    },
    keyOf,
    whyUnavailable,
    title: titleOf(shown),
    /** Shows the previous or next page; returns its title. */
    turn: (by: -1 | 1) => {
      show(shown + by);
      return titleOf(shown + by);
    },
    /** Month in which the panel of months and years opens. */
    month: unit === 'week' ? shown : periodOfDay(firstDayOfPeriod(near, unit), 'month'),
    /** Picked or current period, or else the first one of the page. */
    tabStop: near,
    /** Shows the page of a month; returns its title. */
    showMonth: (month: number) => {
      const next = unit === 'week' ? month : pageOf(firstOfMonth(month), unit);
      show(next);
      return titleOf(next);
    },
    /** Returns the period to focus after a month of the panel was chosen. */
    periodOfMonth: (month: number) => {
      const near = [anchor, present].find((period) => {
        if (period === null) return false;
        if (unit === 'week') return isOnPage(period, month, unit, weeks);
        return yearOfPeriod(period, unit) === yearOfPeriod(month, 'month');
      });
      return near ?? firstOfMonth(month);
    },
    stepFrom: (key: string, row: KeyboardRow) => {
      const period = periodOf(key);
      return keyOf(
        unit === 'week'
          ? stepFromWeek(period, row, shown, present, reach, weeks)
          : stepFromPeriod(period, row, unit, present, reach),
      );
    },
    bringIntoSight: (key: string, { step, by }: KeyboardRow) => {
      const period = periodOf(key);
      // The first weeks of a month may be the last weeks of the previous month.
      if (unit === 'week' && step === 'page') show(shown + by);
      else if (unit === 'week' && step === 'volume') show(shown + by * 12);
      else if (!isShown(period)) show(pageOf(period, unit, weeks));
    },
  };
}

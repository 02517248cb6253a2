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
import { periodCheck, usablePeriodBounds } from '../../core/dates/usable-periods';
import { useToday } from '../../core/dates/use-dates';
import type { KeyboardRow } from '../calendar';
import { whyOutOfBounds } from '../calendar/parts';
import type { PeriodCalendarOwnProps, PeriodSelection } from './period-calendar-props';
import { pageTitle, periodName } from './period-names';
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

/** Visible page of a calendar of periods. */
export type PeriodPage = ReturnType<typeof usePeriodPage>;

/**
 * Returns the visible page of periods, its bounds, and which periods are available. Keys have the form
 * `2026-04` or `2026-Q2`.
 */
export function usePeriodPage(props: PeriodCalendarOwnProps, selection: PeriodSelection) {
  const { component, unit, weeks, anchor, words } = selection;
  const { unavailable } = props;
  const today = useToday(usableDay(component, 'today', props.today));
  const present = today === null ? null : periodOfDay(today, unit, weeks);
  const { min, max } = usablePeriodBounds(props.min, props.max, selection);
  const reach = reachOf(min, max, unit, weeks);
  const pages = pagesBetween(min, max, unit, weeks);
  const pageOfAnchor = anchor === null ? null : pageOf(anchor, unit, weeks);
  const [own, setOwn] = useState(pageOfAnchor);
  const [seen, setSeen] = useState({ anchor, unit });
  if (anchor !== seen.anchor || unit !== seen.unit) {
    setSeen({ anchor, unit });
    // Show a period that was selected elsewhere, for example by a reset.
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
  const nameOf = (period: number) => periodName(period, unit, words, weeks).name;
  const whyUnavailable = (key: string): string | false => {
    const outside = whyOutOfBounds(periodOf(key), { min, max }, words, nameOf);
    const reason = outside || check(key) || selection.refuse?.(key) || false;
    return reason === true ? words.labels.unavailable : reason;
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
    /** Whether the period is unavailable, and not only out of bounds: it is struck. */
    isTaken: (key: string) => check(key) !== false,
    title: titleOf(shown),
    /** Shows the previous or next page; returns its title. */
    turn: (by: -1 | 1) => {
      show(shown + by);
      return titleOf(shown + by);
    },
    /** Month in which the panel of months and years opens. */
    month: unit === 'week' ? shown : periodOfDay(firstDayOfPeriod(near, unit), 'month'),
    /** Selected or current period, or else the first one of the page. */
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
    /** Shows the period after a step from another one; returns it. */
    step: (key: string, row: KeyboardRow): string => {
      const from = periodOf(key);
      const isWeek = unit === 'week';
      const period = isWeek
        ? stepFromWeek(from, row, shown, { today: present, reach, weeks })
        : stepFromPeriod(from, row, unit, present, reach);
      // The first weeks of a month may be the last weeks of the previous month.
      const months = { page: row.by, volume: row.by * 12 };
      if (isWeek && period !== from && (row.step === 'page' || row.step === 'volume')) {
        show(shown + months[row.step]);
      } else if (!isShown(period)) show(pageOf(period, unit, weeks));
      return keyOf(period);
    },
  };
}

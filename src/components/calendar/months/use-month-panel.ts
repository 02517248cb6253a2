'use client';
import { useCallback, useState } from 'react';
import type { Bounds } from '../../../internals/dates/usable-dates';
import {
  PAGE,
  pageStart,
  parsePeriod,
  periodOfDay,
  placeInYear,
  reachOf,
  yearOfPeriod,
  type PeriodReach,
} from '../period/period';
import { pageTitle } from '../period/period-names';
import type { CalendarWords } from './calendar-context';
import type { IsoMonth } from './month';

/** Months or years that are open in place of the days of one month. */
export interface OpenPanel {
  /** Index of the month among the visible ones, from 0. */
  index: number;
  /** Month of the days. */
  month: IsoMonth;
  granularity: 'month' | 'year';
  /** Number of the period whose page is shown, and which receives focus. */
  at: number;
}

/** Panel of months and years: its page, its bounds, and functions to change it. */
export interface MonthPanelState {
  open: OpenPanel | null;
  /** First period of the page. */
  page: number;
  /** Numbers of the first and last available period. */
  min: number | null;
  max: number | null;
  reach: PeriodReach;
  /** Caption while the panel is open, and the name of its button. */
  title: string;
  name: string;
  /** Opens the months, then the years, then the days again; the same function in every render. */
  toggle: (index: number, month: IsoMonth) => void;
  /** Shows the page of a period. */
  show: (period: number) => void;
  /** Shows the previous or next page; returns its title. */
  turn: (by: -1 | 1) => string;
  /** Shows the months of a year. */
  chooseYear: (year: number) => void;
  close: () => void;
}

/** Manages the panel of months and years of a day calendar; at most one is open. */
export function useMonthPanel(bounds: Bounds, { labels, names }: CalendarWords): MonthPanelState {
  const [open, setOpen] = useState<OpenPanel | null>(null);
  const granularity = open?.granularity ?? 'month';
  const min = bounds.min === null ? null : periodOfDay(bounds.min, granularity);
  const max = bounds.max === null ? null : periodOfDay(bounds.max, granularity);
  const reach = reachOf(granularity, min, max);
  const within = (period: number) => Math.min(reach.last, Math.max(reach.first, period));
  const page = pageStart(within(open?.at ?? reach.first));
  const titleOf = (first: number) => pageTitle(first, granularity, names.locale);
  const show = (at: number) => setOpen((panel) => panel && { ...panel, at: within(at) });
  const title = titleOf(page);
  return {
    open,
    page,
    min,
    max,
    reach,
    title,
    name: granularity === 'month' ? labels.chooseYear(title) : labels.showDays(title),
    toggle: useCallback((index, month) => setOpen((panel) => nextPanel(panel, index, month)), []),
    show,
    turn: (by) => {
      show((open?.at ?? page) + by * PAGE);
      return titleOf(page + by * PAGE);
    },
    chooseYear: (year) =>
      setOpen(
        (panel) =>
          panel && {
            ...panel,
            granularity: 'month',
            at: year * 12 + placeInYear(monthNumber(panel.month), 'month') - 1,
          },
      ),
    close: () => setOpen(null),
  };
}

function nextPanel(panel: OpenPanel | null, index: number, month: IsoMonth): OpenPanel | null {
  if (panel?.index !== index) {
    return { index, month, granularity: 'month', at: monthNumber(month) };
  }
  if (panel.granularity === 'year') return null;
  return { ...panel, granularity: 'year', at: yearOfPeriod(panel.at, 'month') };
}

/** Returns the number of a month since the year 0. */
export function monthNumber(month: IsoMonth): number {
  return parsePeriod(month, 'month') ?? 0;
}

'use client';
import { useCallback, useState } from 'react';
import {
  parseIsoPeriod,
  periodOfDay,
  placeInYear,
  yearOfPeriod,
} from '../../../core/dates/iso-period';
import type { Bounds } from '../../../core/dates/usable-dates';
import type { CalendarWords } from '../months/calendar-state';
import type { IsoMonth } from '../months/month';
import { pageTitle } from './period-names';
import { clamp, pageOf, pagesBetween, reachOf, type PeriodReach } from './period-pages';

/** Months or years that are open in place of the cells of a page. */
export interface OpenPanel {
  /** Index of the page among the visible ones, from 0. */
  index: number;
  /** Month of the days, or a month of the page. */
  month: IsoMonth;
  unit: 'month' | 'year';
  /** Number of the period whose page is shown, and which receives focus. */
  at: number;
}

/** Panel of months and years: its page, its bounds, and functions to change it. */
export interface MonthPanelState {
  open: OpenPanel | null;
  /** Number of the page. */
  page: number;
  /** Numbers of the first and last page. */
  pages: PeriodReach;
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
  /** Shows the months of a year; returns `false` if the panel has only years. */
  chooseYear: (year: number) => boolean;
  close: () => void;
}

/** Options of {@link useMonthPanel}. */
interface MonthPanelOptions {
  bounds: Bounds;
  words: CalendarWords;
  /** Whether the panel has only years, because the pages below it are years. */
  onlyYears?: boolean;
  /** Name of the caption above the years, which closes the panel. */
  back: (years: string) => string;
}

/** Manages the panel of months and years of a calendar; at most one is open. */
export function useMonthPanel(options: MonthPanelOptions): MonthPanelState {
  const { bounds, words, onlyYears = false, back } = options;
  const [open, setOpen] = useState<OpenPanel | null>(null);
  const unit = open?.unit ?? 'month';
  const min = bounds.min === null ? null : periodOfDay(bounds.min, unit);
  const max = bounds.max === null ? null : periodOfDay(bounds.max, unit);
  const reach = reachOf(min, max, unit);
  const at = clamp(open?.at ?? reach.first, reach);
  const page = pageOf(at, unit);
  const show = (period: number) =>
    setOpen((panel) => panel && { ...panel, at: clamp(period, reach) });
  const title = pageTitle(page, unit, words);
  return {
    open,
    page,
    pages: pagesBetween(min, max, unit),
    min,
    max,
    reach,
    title,
    name: unit === 'month' ? words.labels.chooseYear(title) : back(title),
    toggle: useCallback(
      (index, month) => setOpen((panel) => nextPanel(panel, index, month, onlyYears)),
      [onlyYears],
    ),
    show,
    turn: (by) => {
      // A year has twelve months, and a page twelve years.
      show(at + by * 12);
      return pageTitle(page + by, unit, words);
    },
    chooseYear: (year) => {
      if (onlyYears) return false;
      setOpen((panel) => {
        const place = placeInYear(monthNumber(panel?.month ?? ''), 'month');
        return panel && { ...panel, unit: 'month', at: year * 12 + place - 1 };
      });
      return true;
    },
    close: () => setOpen(null),
  };
}

function nextPanel(
  panel: OpenPanel | null,
  index: number,
  month: IsoMonth,
  onlyYears: boolean,
): OpenPanel | null {
  const isOpen = panel?.index === index;
  if (isOpen && panel.unit === 'year') return null;
  if (onlyYears) return { index, month, unit: 'year', at: Number(month.slice(0, 4)) };
  if (!isOpen) return { index, month, unit: 'month', at: monthNumber(month) };
  return { ...panel, unit: 'year', at: yearOfPeriod(panel.at, 'month') };
}

/** Returns the number of a month since the year 0. */
export function monthNumber(month: IsoMonth): number {
  return parseIsoPeriod(month, 'month') ?? 0;
}

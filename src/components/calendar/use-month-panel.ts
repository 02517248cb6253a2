'use client';
import { useCallback, useState } from 'react';
import { gregorian } from '../../core/dates/calendar-system';
import type { IsoDate } from '../../core/dates/iso-date';
import type { Bounds } from '../../core/dates/usable-dates';
import type { CalendarNavProps } from './calendar-frame';
import type { CalendarWords } from './day-names';
import type { Reach } from './visible-month';

/** Months or years that are open in place of the cells of a page. */
export interface OpenPanel {
  /** Index of the page among the visible ones, from 0. */
  index: number;
  /** Number of the month of the days, or of a month of the page. */
  month: number;
  unit: 'month' | 'year';
  /** Month, by its number, or year which receives focus; its page is shown. */
  at: number;
}

/** Panel of months and years: what is open, and functions to change it. */
export interface MonthPanelState {
  open: OpenPanel | null;
  /** Numbers of the cells of the page. */
  page: Reach;
  /** Numbers of the first and last available cell. */
  available: Reach;
  /** Caption while the panel is open, and the name of its button. */
  title: string;
  name: string;
  /** Opens the months, then the years, then the days again; the same function in every render. */
  toggle: (index: number, month: number) => void;
  /** Shows the page of a month or year, clamped to the bounds. */
  show: (at: number) => void;
  /** Shows the months of a year; returns `false` if the panel has only years. */
  chooseYear: (year: number) => boolean;
  /** Returns the props of the buttons that turn the pages; `null` while the panel is closed. */
  nav: (announce: (title: string) => void) => CalendarNavProps | null;
  close: () => void;
  /** Closes the panel and focuses the caption in an element. */
  leave: (months: HTMLElement | null) => void;
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

/** Years on a page. */
const yearsPerPage = 12;

/** Manages the panel of months and years of a calendar; at most one is open. */
export function useMonthPanel(options: MonthPanelOptions): MonthPanelState {
  const { bounds, words, onlyYears = false, back } = options;
  const { labels } = words;
  const [open, setOpen] = useState<OpenPanel | null>(null);
  const unit = open?.unit ?? 'month';
  const first = bounds.min ?? '0001-01-01';
  const last = bounds.max ?? '9999-12-31';
  const numberOf = unit === 'month' ? gregorian.monthNumber : yearOfDay;
  const available = { first: numberOf(first), last: numberOf(last) };
  // Pages are complete, but within the years 1 to 9999.
  const reach = {
    first: Math.max(pageOf(available.first, unit).first, numberOf('0001-01-01')),
    last: Math.min(pageOf(available.last, unit).last, numberOf('9999-12-31')),
  };
  const clamped = (at: number) => Math.min(Math.max(at, reach.first), reach.last);
  const at = clamped(open?.at ?? 0);
  const page = pageOf(at, unit);
  const show = (target: number) => setOpen((panel) => panel && { ...panel, at: clamped(target) });
  const close = () => setOpen(null);
  const title = pageTitle(page, unit, words);
  return {
    open: open && { ...open, at },
    page,
    available,
    title,
    name: unit === 'month' ? labels.chooseYear(title) : back(title),
    toggle: useCallback(
      (index, month) => setOpen((panel) => nextPanel(panel, index, month, onlyYears)),
      [onlyYears],
    ),
    show,
    chooseYear: (year) => {
      if (onlyYears) return false;
      setOpen((panel) => panel && { ...panel, unit: 'month', at: sameMonth(panel.month, year) });
      return true;
    },
    nav: (announce) =>
      open && {
        previous: unit === 'month' ? labels.previousYear : labels.previousYears,
        next: unit === 'month' ? labels.nextYear : labels.nextYears,
        atStart: page.first <= reach.first,
        atEnd: page.last >= reach.last,
        onTurn: (by) => {
          const target = pagesAway(at, unit, by);
          show(target);
          announce(pageTitle(pageOf(clamped(target), unit), unit, words));
        },
      },
    close,
    leave: (months) => {
      months
        ?.querySelectorAll<HTMLElement>('[data-slot="calendar-caption-button"]')
        .item(open?.index ?? 0)
        .focus();
      close();
    },
  };
}

function nextPanel(
  panel: OpenPanel | null,
  index: number,
  month: number,
  onlyYears: boolean,
): OpenPanel | null {
  const isOpen = panel?.index === index;
  if (isOpen && panel.unit === 'year') return null;
  if (onlyYears) return { index, month, unit: 'year', at: yearOf(month) };
  if (!isOpen) return { index, month, unit: 'month', at: month };
  return { ...panel, unit: 'year', at: yearOf(panel.at) };
}

/** Returns the first day of a month or year. */
export function firstDayOf(number: number, unit: OpenPanel['unit']): IsoDate {
  if (unit === 'month') return gregorian.monthStart(number);
  const clamped = Math.min(Math.max(number, 1), 9999);
  return gregorian.dateOf({ year: clamped, month: 1, day: 1 }) ?? '0001-01-01';
}

/** Returns the month or year some pages away. */
export function pagesAway(at: number, unit: OpenPanel['unit'], by: number): number {
  return unit === 'month' ? sameMonth(at, yearOf(at) + by) : at + by * yearsPerPage;
}

/** Returns the numbers of the page: the months of a year, or twelve years. */
function pageOf(at: number, unit: OpenPanel['unit']): Reach {
  if (unit === 'month') {
    const year = yearOf(at);
    const first = gregorian.monthNumber(firstDayOf(year, 'year'));
    return { first, last: first + gregorian.monthsInYear(year) - 1 };
  }
  const first = at - (at % yearsPerPage);
  return { first, last: first + yearsPerPage - 1 };
}

/** Formats the year or years of a page: "2026", "2016 – 2027". */
function pageTitle({ first, last }: Reach, unit: OpenPanel['unit'], { names }: CalendarWords) {
  if (unit === 'month') return names.year(gregorian.monthStart(first));
  return names.years(firstDayOf(first, 'year'), firstDayOf(last, 'year'));
}

/** Returns the month of another year in the same place. */
function sameMonth(month: number, year: number): number {
  const place = month - gregorian.monthNumber(firstDayOf(yearOf(month), 'year'));
  return (
    gregorian.monthNumber(firstDayOf(year, 'year')) +
    Math.min(place, gregorian.monthsInYear(year) - 1)
  );
}

/** Returns the year of a month. */
export function yearOf(month: number): number {
  return yearOfDay(gregorian.monthStart(month));
}

/** Returns the year of a day. */
function yearOfDay(day: IsoDate): number {
  return gregorian.fieldsOf(day).year;
}

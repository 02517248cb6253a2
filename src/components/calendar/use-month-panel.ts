'use client';
import { useCallback, useState } from 'react';
import type { CalendarSystem } from '../../core/dates/calendar-system';
import type { IsoDate } from '../../core/dates/iso-date';
import type { Bounds } from '../../core/dates/usable-dates';
import type { CalendarNavProps } from './calendar-frame';
import type { CalendarWords } from './day-names';
import type { Reach } from './visible-month';

type Unit = 'month' | 'year';

/** Months or years that are open in place of the cells of a page. */
export interface OpenPanel {
  /** Index of the page among the visible ones, from 0. */
  index: number;
  /** Number of the month of the days, or of a month of the page. */
  month: number;
  unit: Unit;
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
  /** Numbers of the first and last cell of all pages. */
  reach: Reach;
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
  const { system } = words.names;
  const [open, setOpen] = useState<OpenPanel | null>(null);
  const unit = open?.unit ?? 'month';
  const first = bounds.min ?? '0001-01-01';
  const last = bounds.max ?? '9999-12-31';
  const numberOf =
    unit === 'month' ? system.monthNumber : (day: IsoDate) => system.fieldsOf(day).year;
  const available = { first: numberOf(first), last: numberOf(last) };
  // Pages are complete, but within the years 1 to 9999.
  const reach = {
    first: Math.max(pageOf(available.first, unit, system).first, numberOf('0001-01-01')),
    last: Math.min(pageOf(available.last, unit, system).last, numberOf('9999-12-31')),
  };
  const clamped = (at: number) => Math.min(Math.max(at, reach.first), reach.last);
  const at = clamped(open?.at ?? 0);
  const page = pageOf(at, unit, system);
  const show = (target: number) => setOpen((panel) => panel && { ...panel, at: clamped(target) });
  const close = () => setOpen(null);
  const title = pageTitle(page, unit, words);
  return {
    open: open && { ...open, at },
    page,
    available,
    reach,
    title,
    name: unit === 'month' ? labels.chooseYear(title) : back(title),
    toggle: useCallback(
      (index, month) => setOpen((panel) => nextPanel(panel, { index, month, onlyYears, system })),
      [onlyYears, system],
    ),
    show,
    chooseYear: (year) => {
      if (onlyYears) return false;
      setOpen(
        (panel) => panel && { ...panel, unit: 'month', at: sameMonth(panel.month, year, system) },
      );
      return true;
    },
    nav: (announce) =>
      open && {
        previous: unit === 'month' ? labels.previousYear : labels.previousYears,
        next: unit === 'month' ? labels.nextYear : labels.nextYears,
        atStart: page.first <= reach.first,
        atEnd: page.last >= reach.last,
        onTurn: (by) => {
          const target = pagesAway(at, by, unit, system);
          show(target);
          announce(pageTitle(pageOf(clamped(target), unit, system), unit, words));
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

/** Caption that was pressed. */
interface Pressed {
  index: number;
  month: number;
  onlyYears: boolean;
  system: CalendarSystem;
}

function nextPanel(
  panel: OpenPanel | null,
  { index, month, onlyYears, system }: Pressed,
): OpenPanel | null {
  const isOpen = panel?.index === index;
  if (isOpen && panel.unit === 'year') return null;
  if (onlyYears) return { index, month, unit: 'year', at: yearOf(month, system) };
  if (!isOpen) return { index, month, unit: 'month', at: month };
  return { ...panel, unit: 'year', at: yearOf(panel.at, system) };
}

/** Returns the first day of a month or year, clamped to the years 1 to 9999 of the Gregorian calendar. */
export function firstDayOf(number: number, unit: Unit, system: CalendarSystem): IsoDate {
  if (unit === 'month') return system.monthStart(number);
  const last = '9999-12-31';
  const clamped = Math.min(number, system.fieldsOf(last).year);
  return system.dateOf({ year: clamped, month: 1, day: 1 }) ?? '0001-01-01';
}

/** Returns the month or year some pages away. */
export function pagesAway(at: number, by: number, unit: Unit, system: CalendarSystem): number {
  if (unit === 'year') return at + by * yearsPerPage;
  return sameMonth(at, yearOf(at, system) + by, system);
}

/** Returns the numbers of the page: the months of a year, or twelve years. */
function pageOf(at: number, unit: Unit, system: CalendarSystem): Reach {
  if (unit === 'month') {
    const year = yearOf(at, system);
    const first = system.monthNumber(firstDayOf(year, 'year', system));
    return { first, last: first + system.monthsInYear(year) - 1 };
  }
  const first = Math.floor(at / yearsPerPage) * yearsPerPage;
  return { first, last: first + yearsPerPage - 1 };
}

/** Formats the year or years of a page: "2026", "2016 – 2027". */
function pageTitle({ first, last }: Reach, unit: Unit, { names }: CalendarWords) {
  const { system } = names;
  if (unit === 'month') return names.year(system.monthStart(first));
  return names.years(firstDayOf(first, unit, system), firstDayOf(last, unit, system));
}

/** Returns the month of another year with the same name, or the nearest one. */
function sameMonth(month: number, year: number, system: CalendarSystem): number {
  const start = system.monthStart(month);
  return system.monthNumber(system.addYears(start, year - system.fieldsOf(start).year));
}

/** Returns the year of a month. */
export function yearOf(month: number, system: CalendarSystem): number {
  return system.fieldsOf(system.monthStart(month)).year;
}

'use client';
import { useState, type Dispatch, type SetStateAction } from 'react';
import { gregorian, type CalendarSystem } from '../../core/dates/calendar-system';
import { addDays, type IsoDate } from '../../core/dates/iso-date';
import type { Bounds } from '../../core/dates/usable-dates';
import { moveFocus } from '../../core/dom';
import type { CalendarNavProps, Reach } from './calendar-props';
import { monthTexts, type CalendarWords } from './day-names';

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

/** Options of a panel. */
interface MonthPanelOptions {
  /** First and last available day. */
  bounds: Bounds;
  words: CalendarWords;
  /** Whether the panel has only years, because the pages below it are years. */
  onlyYears?: boolean;
  /** Name of the caption above the years, which closes the panel. */
  back: (years: string) => string;
}

/** Panel of months and years of a calendar. */
export type MonthPanelState = ReturnType<typeof useMonthPanel>;

/** Manages the panel of months and years of a calendar; at most one is open. */
export function useMonthPanel(options: MonthPanelOptions) {
  const { onlyYears = false } = options;
  const { system } = options.words.names;
  const [open, setOpen] = useState<OpenPanel | null>(null);
  const view = open && panelView(open, setOpen, options);
  const close = () => setOpen(null);
  return {
    /** What is open, or `null`. */
    view,
    /** Opens the months above a page, then the years, then closes them. */
    toggle: (index: number, month: number) => {
      setOpen((panel) => {
        const isOpen = panel?.index === index;
        if (isOpen && panel.unit === 'year') return null;
        if (!isOpen && !onlyYears) return { index, month, unit: 'month', at: month };
        const at = yearOf(isOpen ? panel.at : month, system);
        return { index, month: isOpen ? panel.month : month, unit: 'year', at };
      });
    },
    close,
    /** Closes the panel and focuses the caption in an element. */
    leave: (months: HTMLElement | null) => {
      const captions = months?.querySelectorAll<HTMLElement>(
        '[data-slot="calendar-caption-button"]',
      );
      moveFocus(captions?.item(open?.index ?? 0));
      close();
    },
  };
}

/** Open panel of months or years, and functions to change it. */
export type PanelView = ReturnType<typeof panelView>;

/** Years on a page. */
const yearsPerPage = 12;

/** Returns what a panel shows. */
function panelView(
  state: OpenPanel,
  setOpen: Dispatch<SetStateAction<OpenPanel | null>>,
  { bounds, words, onlyYears = false, back }: MonthPanelOptions,
) {
  const { labels } = words;
  const { system } = words.names;
  const { unit } = state;
  const numberOf =
    unit === 'month' ? system.monthNumber : (day: IsoDate) => system.fieldsOf(day).year;
  const available = {
    min: numberOf(bounds.min ?? '0001-01-01'),
    max: numberOf(bounds.max ?? '9999-12-31'),
  };
  // Pages are complete, but within the years 1 to 9999.
  const reach = {
    first: Math.max(pageOf(available.min, unit, system).first, numberOf('0001-01-01')),
    last: Math.min(pageOf(available.max, unit, system).last, numberOf('9999-12-31')),
  };
  const clamped = (at: number) => Math.min(Math.max(at, reach.first), reach.last);
  const at = clamped(state.at);
  const page = pageOf(at, unit, system);
  const title = pageTitle(page, unit, words);
  const change = (next: Partial<OpenPanel>) => setOpen((panel) => panel && { ...panel, ...next });
  const show = (target: number) => change({ at: clamped(target) });
  return {
    open: { ...state, at },
    /** Numbers of the cells of the page. */
    page,
    /** Numbers of the first and last available cell. */
    available,
    /** Numbers of the first and last cell of all pages. */
    reach,
    /** Caption, and the name of its button. */
    title,
    name: unit === 'month' ? labels.chooseYear(title) : back(title),
    /** Shows the page of a month or year. */
    show,
    /** Shows the months of a year; returns `false` if the panel has only years. */
    selectYear: (year: number) => {
      if (!onlyYears) change({ unit: 'month', at: sameMonth(state.month, year, system) });
      return !onlyYears;
    },
    /** Returns the props of the buttons that turn the pages. */
    nav: (announce: (title: string) => void): CalendarNavProps => ({
      previous: unit === 'month' ? labels.previousYear : labels.previousYears,
      next: unit === 'month' ? labels.nextYear : labels.nextYears,
      atStart: page.first <= reach.first,
      atEnd: page.last >= reach.last,
      onTurn: (by) => {
        const target = pagesAway(at, by, unit, system);
        show(target);
        announce(pageTitle(pageOf(clamped(target), unit, system), unit, words));
      },
    }),
  };
}

/** Returns the ISO text, the visible text and the full name of a month or year; the name contains the text. */
export function textsOf(cell: number, unit: OpenPanel['unit'], { names }: CalendarWords) {
  const { system } = names;
  const day = firstDayOf(cell, unit, system);
  const isIso = system === gregorian;
  if (unit === 'year') {
    const text = system.hasEras ? yearOfEras(cell, names) : names.year(day);
    return { key: isIso ? day.slice(0, 4) : day, text, name: text };
  }
  return { key: isIso ? day.slice(0, 7) : day, ...monthTexts(day, names) };
}

/** Returns the text of a year, with two eras if one begins in it. */
function yearOfEras(year: number, { system, year: textOf }: CalendarWords['names']): string {
  const first = textOf(firstDayOf(year, 'year', system));
  const last = textOf(addDays(firstDayOf(year + 1, 'year', system), -1));
  return last === first ? first : `${first} – ${last}`;
}

/** Returns the first day of a month or year, clamped to the years 1 to 9999 of the Gregorian calendar. */
function firstDayOf(number: number, unit: OpenPanel['unit'], system: CalendarSystem): IsoDate {
  if (unit === 'month') return system.monthStart(number);
  const last = '9999-12-31';
  const clamped = Math.min(number, system.fieldsOf(last).year);
  return system.dateOf({ year: clamped, month: 1, day: 1 }) ?? '0001-01-01';
}

/** Returns the month or year some pages away. */
export function pagesAway(
  at: number,
  by: number,
  unit: OpenPanel['unit'],
  system: CalendarSystem,
): number {
  if (unit === 'year') return at + by * yearsPerPage;
  return sameMonth(at, yearOf(at, system) + by, system);
}

/** Returns the numbers of the page: the months of a year, or twelve years. */
function pageOf(at: number, unit: OpenPanel['unit'], system: CalendarSystem): Reach {
  if (unit === 'month') {
    const year = yearOf(at, system);
    const first = system.monthNumber(firstDayOf(year, 'year', system));
    return { first, last: first + system.monthsInYear(year) - 1 };
  }
  const first = Math.floor(at / yearsPerPage) * yearsPerPage;
  return { first, last: first + yearsPerPage - 1 };
}

/** Formats the year or years of a page: "2026", "2016 – 2027". */
function pageTitle({ first, last }: Reach, unit: OpenPanel['unit'], { names }: CalendarWords) {
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

'use client';
import { useState } from 'react';
import type { ChangeDetails } from '../../core/callbacks';
import { gregorian, type CalendarSystem } from '../../core/dates/calendar-system';
import { isIsoDate, type IsoDate } from '../../core/dates/iso-date';
import { inDevelopment, reportProblem } from '../../core/report-problem';

/** Cause of a change of the visible month. */
export type MonthChangeReason = 'previous' | 'next' | 'month' | 'keyboard' | 'item-press';

/** Numbers of the first and last month, year or page. */
export interface Reach {
  first: number;
  last: number;
}

/** Options of {@link useVisibleMonth}. */
interface VisibleMonthOptions {
  /** Component name for error messages. */
  component: string;
  month?: string | undefined;
  defaultMonth?: string | undefined;
  onMonthChange?: ((month: string, details: ChangeDetails<MonthChangeReason>) => void) | undefined;
  /** Number of visible months. */
  count: number;
  /** Picked day that should be visible. */
  anchor: IsoDate | null;
  today: IsoDate | null;
  /** Months that contain days between `min` and `max`. */
  reach: Reach;
  /** Calendar of the months. */
  system: CalendarSystem;
}

/** First visible month, by its number, and a function to change it. It is `null` while the user's date is unknown. */
export interface VisibleMonth {
  first: number | null;
  /** Shows the month, clamped to the reach, as the first; returns it, or `null` if nothing changes. */
  show: (month: number, reason: MonthChangeReason, event: Event) => number | null;
}

/**
 * Returns the visible months: those of the parent, or those to which the user navigated, or those around the
 * picked day or today.
 */
export function useVisibleMonth(options: VisibleMonthOptions): VisibleMonth {
  const { component, count, anchor, today, reach, system } = options;
  const { monthNumber, monthStart } = system;
  const month = usableMonth(component, 'month', options.month, system);
  const [own, setOwn] = useState<number | null>(
    () =>
      usableMonth(component, 'defaultMonth', options.defaultMonth, system) ??
      (anchor === null ? null : monthNumber(anchor)),
  );
  const [seenAnchor, setSeenAnchor] = useState(anchor);
  const wanted = month ?? own ?? (today === null ? null : monthNumber(today));
  const first = wanted === null ? null : monthWithin(wanted, count, reach);

  if (anchor !== seenAnchor) {
    setSeenAnchor(anchor);
    // Show a day that was picked elsewhere, for example typed.
    const next = anchor === null ? null : monthNumber(anchor);
    if (next !== null && (first === null || monthFor(next, first, count) !== first)) setOwn(next);
  }
  return {
    first,
    show: (next, reason, event) => {
      const target = monthWithin(next, count, reach);
      if (target === first) return null;
      if (month === undefined) setOwn(target);
      const start = monthStart(target);
      // Two months of another calendar may start in the same Gregorian one.
      options.onMonthChange?.(system === gregorian ? start.slice(0, 7) : start, { reason, event });
      return target;
    },
  };
}

/** Returns the first visible month for which as many months as possible are in the reach. */
export function monthWithin(wanted: number, count: number, { first, last }: Reach): number {
  return Math.max(first, Math.min(wanted, last - count + 1));
}

/** Returns the first visible month for showing a month with the smallest change. */
export function monthFor(month: number, first: number, count: number): number {
  if (month < first) return month;
  return month < first + count ? first : month - count + 1;
}

function usableMonth(
  component: string,
  prop: string,
  month: string | undefined,
  system: CalendarSystem,
) {
  if (month === undefined) return undefined;
  if (system !== gregorian && isIsoDate(month)) return system.monthNumber(month);
  const day = `${month}-01`;
  if (isIsoDate(day)) return system.monthNumber(day);
  if (inDevelopment) {
    reportProblem(
      component,
      prop,
      `is "${month}", which is not a month in the format YYYY-MM, so the calendar chooses its month itself. Pass a string such as "2026-04".`,
    );
  }
  return undefined;
}

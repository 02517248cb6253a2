'use client';
import { useState } from 'react';
import type { ChangeDetails } from '../../../core/change-details';
import type { IsoDate } from '../../../core/dates/iso-date';
import { inDevelopment, reportProblem } from '../../../core/report-problem';
import {
  addToMonth,
  firstShownMonth,
  isIsoMonth,
  monthOf,
  monthsBetween,
  type IsoMonth,
} from './month';

/** Cause of a change of the visible month. */
export type MonthChangeReason = 'previous' | 'next' | 'month' | 'keyboard' | 'item-press';

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
  min: IsoDate | null;
  max: IsoDate | null;
}

/** First visible month and a function to change it. The month is `null` while the user's date is unknown. */
export interface VisibleMonth {
  first: IsoMonth | null;
  /** Shows the month, clamped to `min` and `max`, as the first; returns it, or `null` if nothing changes. */
  show: (month: IsoMonth, reason: MonthChangeReason, event: Event) => IsoMonth | null;
}

/**
 * Returns the visible months: those of the parent, or those to which the user navigated, or those around the
 * picked day or today.
 */
export function useVisibleMonth(options: VisibleMonthOptions): VisibleMonth {
  const { component, count, anchor, today, min, max } = options;
  const month = usable(component, 'month', options.month);
  const [own, setOwn] = useState<IsoMonth | null>(
    () => usable(component, 'defaultMonth', options.defaultMonth) ?? (anchor && monthOf(anchor)),
  );
  const [seenAnchor, setSeenAnchor] = useState(anchor);
  const wanted = month ?? own ?? (today && monthOf(today));
  const first = wanted && firstShownMonth(wanted, count, min, max);

  if (anchor !== seenAnchor) {
    setSeenAnchor(anchor);
    // Show a day that was picked elsewhere, for example typed.
    if (anchor && (!first || !isInSight(anchor, first, count))) setOwn(monthOf(anchor));
  }
  return {
    first,
    show: (next, reason, event) => {
      const target = firstShownMonth(next, count, min, max);
      if (target === first) return null;
      if (month === undefined) setOwn(target);
      options.onMonthChange?.(target, { reason, event });
      return target;
    },
  };
}

/** Whether one of the visible months contains the day. */
function isInSight(day: IsoDate, first: IsoMonth, count: number): boolean {
  const offset = monthsBetween(first, monthOf(day));
  return offset >= 0 && offset < count;
}

/** Returns the first visible month for showing a day with the smallest change. */
export function monthFor(day: IsoDate, first: IsoMonth, count: number): IsoMonth {
  const month = monthOf(day);
  if (isInSight(day, first, count)) return first;
  return month < first ? month : addToMonth(month, 1 - count);
}

function usable(component: string, prop: string, month: string | undefined) {
  if (month === undefined || isIsoMonth(month)) return month;
  if (inDevelopment) {
    reportProblem(
      component,
      prop,
      `is "${month}", which is not a month in the format YYYY-MM, so the calendar chooses its month itself. Pass a string such as "2026-04".`,
    );
  }
  return undefined;
}

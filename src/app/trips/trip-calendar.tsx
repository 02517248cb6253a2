'use client';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Calendar, type CalendarMark } from '../../components/calendar';
import { addDays, addMonths, differenceInDays } from '../../core';
import type { TripSummary } from '../../demo-api';
import { bodyOf } from '../data/api-client';
import { useApp, useToday, useWords } from '../data/app-context';
import styles from './trip-calendar.module.css';

interface TripCalendarProps {
  /** Selected day, or null. */
  day: string | null;
  /** Month `YYYY-MM` in the URL, or null for that of the selected day or of today. */
  month: string | null;
  /** Called when a day is selected, or with null when it is cleared, with the visible month. */
  onDay: (day: string | null, month: string) => void;
  /** Called when the user navigates to another month. */
  onMonth: (month: string) => void;
}

/** Calendar that marks the days of trips and filters the list by a day. */
export function TripCalendar({ day, month: asked, onDay, onMonth }: TripCalendarProps) {
  const { trips: words } = useWords();
  const { api } = useApp();
  const today = useToday();
  const month = asked ?? (day ?? today).slice(0, 7);
  const [marks, setMarks] = useState<CalendarMark[]>([]);
  // Reload together with the list, after a failure or a change in another tab.
  const isReloading = useRevalidator().state === 'loading';
  useEffect(() => {
    if (isReloading) return undefined;
    const request = new AbortController();
    const query = { ...monthSpan(month), pageSize: '100', sort: 'dates' as const };
    bodyOf(api.trips.$get({ query }, { init: { signal: request.signal } })).then(
      ({ items }) => setMarks(marksOf(items, monthSpan(month))),
      () => {
        // The list reports a server failure; the calendar is shown without marks.
      },
    );
    return () => request.abort();
  }, [api, month, isReloading]);
  return (
    <section aria-labelledby="trip-calendar" className={styles.root}>
      <h2 id="trip-calendar" className={styles.title}>
        {words.calendar}
      </h2>
      <p className={styles.hint}>{words.calendarHint}</p>
      <Calendar
        value={day}
        onValueChange={(next) => onDay(next === day ? null : next, month)}
        month={month}
        onMonthChange={onMonth}
        today={today}
        marks={marks}
      />
      <ul className={styles.legend}>
        <li className={styles.entry}>{words.oneTrip}</li>
        <li data-shape="bar" className={styles.entry}>
          {words.severalTrips}
        </li>
      </ul>
    </section>
  );
}

/** Returns the marks of the days within a span: one a day, named by its trips; a bar if there are several. */
export function marksOf(
  trips: ReadonlyArray<Pick<TripSummary, 'title' | 'dates'>>,
  span: { from: string; to: string },
): CalendarMark[] {
  const titles = new Map<string, string[]>();
  for (const { title, dates } of trips) {
    if (!dates) continue;
    const from = dates.from > span.from ? dates.from : span.from;
    const to = dates.to < span.to ? dates.to : span.to;
    for (const date of eachDay(from, to)) titles.set(date, [...(titles.get(date) ?? []), title]);
  }
  return [...titles].map(([date, names]) => ({
    date,
    shape: names.length > 1 ? 'bar' : 'square',
    label: names.join(', '),
    color: 'var(--tessera-color-accent)',
  }));
}

/** Returns the days of a range, both ends included, as ISO dates. */
export function eachDay(from: string, to: string): string[] {
  const count = Math.max(0, differenceInDays(from, to) + 1);
  return Array.from({ length: count }, (_, place) => addDays(from, place));
}

/**
 * Returns the first and last day that a calendar page of a month `YYYY-MM` may show: the month with a week
 * before and after.
 */
export function monthSpan(month: string): { from: string; to: string } {
  const first = `${month}-01`;
  return { from: addDays(first, -7), to: addDays(addMonths(first, 1), 6) };
}

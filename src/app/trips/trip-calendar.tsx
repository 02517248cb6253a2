'use client';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Calendar, type CalendarMark } from '../../components/calendar';
import type { TripSummary } from '../../demo-api';
import { bodyOf } from '../api-client';
import { useApp, useSettings, useToday, useWords } from '../app-context';
import { eachDay, monthSpan } from './days';
import styles from './trip-calendar.module.css';

/** Props of {@link TripCalendar}. */
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
  const { language } = useSettings();
  const today = useToday();
  const month = asked ?? (day ?? today).slice(0, 7);
  const [marks, setMarks] = useState<CalendarMark[]>([]);
  // Reload together with the list, after a failure or a change in another tab.
  const isReloading = useRevalidator().state === 'loading';
  useEffect(() => {
    if (isReloading) return undefined;
    const life = new AbortController();
    const query = { ...monthSpan(month), pageSize: '100', sort: 'dates' as const };
    bodyOf(api.trips.$get({ query }, { init: { signal: life.signal } })).then(
      ({ items }) => setMarks(marksOf(items, monthSpan(month), language)),
      () => {
        // The list reports a server failure; the calendar is shown without marks.
      },
    );
    return () => life.abort();
  }, [api, month, isReloading, language]);
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
    </section>
  );
}

/** Returns the marks of the days of trips within a range: a square for one trip, a bar for several, with their titles. */
function marksOf(
  trips: readonly TripSummary[],
  span: { from: string; to: string },
  language: string,
): CalendarMark[] {
  const titles = new Map<string, string[]>();
  for (const { title, dates } of trips) {
    if (!dates) continue;
    const from = dates.from > span.from ? dates.from : span.from;
    const to = dates.to < span.to ? dates.to : span.to;
    for (const date of eachDay(from, to)) titles.set(date, [...(titles.get(date) ?? []), title]);
  }
  const list = new Intl.ListFormat(language, { type: 'unit' });
  return [...titles].map(([date, names]) => ({
    date,
    kind: names.length > 1 ? 5 : 1,
    label: list.format(names),
  }));
}

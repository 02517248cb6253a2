'use client';
import { useMemo } from 'react';
import { dataAttr } from '../../core/dom';
import type { CalendarState } from '../calendar/parts';
import styles from './weekdays.module.css';

/** Props of {@link Weekdays}. */
type WeekdaysProps = Pick<CalendarState, 'words' | 'firstDay' | 'weekend'> & {
  /** Whether a column of week numbers is before the days. */
  numbered: boolean;
};

/** Head of a grid of days: the names of the weekdays. Renders a `<thead>`. */
export function Weekdays({ words, firstDay, weekend, numbered }: WeekdaysProps) {
  const { names, labels } = words;
  return useMemo(() => {
    const { short, long } = names.weekdays();
    return (
      <thead>
        <tr>
          {numbered && (
            <th
              scope="col"
              data-slot="calendar-week-heading"
              aria-label={labels.weeks}
              className={styles.week}
            >
              {labels.weekShort}
            </th>
          )}
          {[0, 1, 2, 3, 4, 5, 6].map((column) => {
            const weekday = ((firstDay - 1 + column) % 7) + 1;
            return (
              <th
                key={column}
                scope="col"
                data-slot="calendar-weekday"
                data-weekend={dataAttr(weekend.includes(weekday))}
                aria-label={long[weekday - 1]}
                className={styles.root}
              >
                {short[weekday - 1]}
              </th>
            );
          })}
        </tr>
      </thead>
    );
  }, [names, labels, firstDay, weekend, numbered]);
}

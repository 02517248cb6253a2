// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the grids of the ARIA patterns are tables, too.
'use client';
import { useMemo, type ComponentProps } from 'react';
import { cx, dataAttr } from '../../core/dom';
import styles from './calendar.module.css';
import type { CalendarWords } from './day-names';

/** Place in a row without a day or period. */
export function BlankCell({ colSpan }: { colSpan?: number }) {
  // Empty cell without a name.
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
  return <td data-slot="calendar-blank" colSpan={colSpan} className={styles.blank} />;
}

interface GridProps extends ComponentProps<'table'> {
  pending?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  several?: boolean;
}

/** Table of days, weeks, months or other periods. */
export function Grid({ pending, disabled, readOnly, several, className, ...props }: GridProps) {
  return (
    <table
      {...props}
      role="grid"
      data-slot="calendar-grid"
      aria-multiselectable={several || undefined}
      aria-disabled={disabled || undefined}
      aria-readonly={readOnly || undefined}
      aria-busy={pending || undefined}
      className={cx(styles.grid, className)}
    />
  );
}

interface WeekdaysProps {
  words: CalendarWords;
  /** First day of the week, 1 (Monday) to 7 (Sunday). */
  firstDay: number;
  weekend: readonly number[];
  /** Whether a column of week numbers is before the days. */
  numbered: boolean;
}

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
                className={styles.weekday}
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

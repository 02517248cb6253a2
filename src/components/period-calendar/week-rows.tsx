// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the grids of the ARIA patterns are tables, too.
'use client';
import { useState } from 'react';
import { addDays } from '../../core/dates/iso-date';
import {
  firstDayOfPeriod,
  formatIsoPeriod,
  lastDayOfPeriod,
  type WeekRule,
} from '../../core/dates/iso-period';
import { weekInfo } from '../../core/dates/week-info';
import { dataAttr } from '../../core/dom';
import { Weekdays } from '../calendar/parts';
import styles from './period-calendar.module.css';
import { PeriodCell, type PeriodGridProps } from './period-grid';
import { cellName, daysOfWeek, periodName } from './period-names';
import { periodsOn } from './period-pages';

/** Maximum number of weeks with days of one month. */
const mostWeeks = 6;

/** Props of {@link WeekRows}. */
interface WeekRowsProps extends Pick<
  PeriodGridProps,
  'page' | 'tabStop' | 'words' | 'pending' | 'present' | 'disabled' | 'partOf' | 'whyUnavailable'
> {
  weeks: WeekRule;
  /** Current date of the user, which is marked in its week. */
  today: string | null;
}

/** Weeks of a month, each a cell as wide as the row: its number and its days. Renders a `<thead>` and a `<tbody>`. */
export function WeekRows(props: WeekRowsProps) {
  const { page, weeks, words, pending } = props;
  const { first, last } = periodsOn(page, 'week', weeks);
  // A server without `today` does not know the month: the calendar keeps six rows to avoid a layout shift.
  const [keepsPlace] = useState(pending);
  const shown = pending ? [] : Array.from({ length: last - first + 1 }, (_, row) => first + row);
  const blank = keepsPlace ? mostWeeks - shown.length : 0;
  return (
    <>
      <Weekdays
        words={words}
        firstDay={weeks.firstDay}
        weekend={weekInfo(words.names.locale).weekend}
        numbered
      />
      <tbody>
        {shown.map((week) => (
          <tr key={week} data-slot="calendar-week">
            <WeekCell {...props} week={week} />
          </tr>
        ))}
        {Array.from({ length: blank }, (_, row) => (
          <tr key={row}>
            {/* Empty cell without a name */}
            {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
            <td data-slot="calendar-blank" colSpan={8} className={styles.blank} />
          </tr>
        ))}
      </tbody>
    </>
  );
}

function WeekCell({ week, ...props }: WeekRowsProps & { week: number }) {
  const { page, weeks, words, present, today, disabled } = props;
  const { labels, names } = words;
  const { text } = periodName(week, 'week', words, weeks);
  const key = formatIsoPeriod(week, 'week', weeks);
  const refusal = props.whyUnavailable(key);
  const part = props.partOf(week);
  const first = firstDayOfPeriod(week, 'week', weeks);
  const month = lastDayOfPeriod(page, 'month').slice(0, 7);
  const name = labels.week(text) + labels.separator + daysOfWeek(week, names, weeks);
  return (
    <PeriodCell
      period={key}
      isTabStop={key === props.tabStop}
      name={cellName(name, part, refusal, words)}
      part={part}
      present={week === present}
      unavailable={refusal !== false}
      disabled={disabled}
      colSpan={8}
      marksToday={false}
      className={styles.week}
    >
      <span data-slot="calendar-week-days" className={styles.root}>
        <span data-slot="calendar-week-number" className={styles.number}>
          {text}
        </span>
        {[0, 1, 2, 3, 4, 5, 6].map((offset) => {
          const day = addDays(first, offset);
          return (
            <span
              key={offset}
              data-slot="calendar-week-day"
              // Drawn by CSS: the name of the week contains its first and last day.
              data-text={names.dayText(day)}
              data-outside={dataAttr(day.slice(0, 7) !== month)}
              data-today={dataAttr(day === today)}
              className={styles.day}
            />
          );
        })}
      </span>
    </PeriodCell>
  );
}

// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the grids of the ARIA patterns are tables, too.
'use client';
import { memo, useState, type ComponentProps, type ReactNode } from 'react';
import { addDays } from '../../core/dates/iso-date';
import { firstDayOfPeriod, lastDayOfPeriod, yearOfPeriod } from '../../core/dates/iso-period';
import { weekInfo } from '../../core/dates/week-info';
import { cx, dataAttr } from '../../core/dom';
import {
  BlankCell,
  cellClassName,
  cellProps,
  Grid,
  Weekdays,
  type DayPart,
} from '../calendar/parts';
import type { PeriodSelection } from './period-calendar-props';
import styles from './period-calendar.module.css';
import { cellName, daysOfWeek, periodName } from './period-names';
import { periodScales, periodsOn } from './period-pages';
import type { PeriodPage } from './use-period-page';

/** What the rows of a page show. */
interface RowsProps {
  selection: PeriodSelection;
  page: PeriodPage;
  /** Period that is rendered as the tab stop; `null` if there is none. */
  tabStop: string | null;
  disabled: boolean;
}

interface PeriodGridProps extends RowsProps, Omit<ComponentProps<'table'>, 'children'> {
  readOnly: boolean;
}

/** Grid of periods; rows of quarters and halves have the year as header. */
export function PeriodGrid(props: PeriodGridProps) {
  const { selection, page, tabStop, disabled, readOnly, ...rest } = props;
  const { unit, several = false } = selection;
  const rows = { selection, page, tabStop, disabled };
  return (
    <Grid
      {...rest}
      pending={page.pending}
      disabled={disabled}
      readOnly={readOnly}
      several={several}
      className={unit === 'week' ? styles.weeks : styles.periods}
    >
      {unit === 'week' ? <WeekRows {...rows} /> : <PeriodRows {...rows} unit={unit} />}
    </Grid>
  );
}

function PeriodRows(props: RowsProps & { unit: keyof typeof periodScales }) {
  const { unit, page, selection } = props;
  const { columns, size } = periodScales[unit];
  const { first } = periodsOn(page.shown, unit);
  const rows = Array.from({ length: size / columns }, (_, row) => first + row * columns);
  const withYear = unit === 'quarter' || unit === 'half';
  return (
    <tbody>
      {rows.map((start, row) => (
        <tr key={row}>
          {withYear && (
            <th scope="row" data-slot="calendar-year" className={styles.year}>
              {!page.pending && selection.words.names.year(firstDayOfPeriod(start, unit))}
            </th>
          )}
          {Array.from({ length: columns }, (_, column) => {
            const period = start + column;
            const year = yearOfPeriod(period, unit);
            if (page.pending || year < 1 || year > 9999) return <BlankCell key={column} />;
            const { text, name } = periodName(period, unit, selection.words);
            return (
              <PeriodCell
                key={column}
                {...cellOf(period, name, props)}
                present={period === page.present}
                className={styles.period}
              >
                {text}
              </PeriodCell>
            );
          })}
        </tr>
      ))}
    </tbody>
  );
}

/** Maximum number of weeks with days of one month. */
const mostWeeks = 6;

/** Weeks of a month, each a cell as wide as the row: its number and its days. Renders a `<thead>` and a `<tbody>`. */
function WeekRows(props: RowsProps) {
  const { pending, shown } = props.page;
  const { weeks, words } = props.selection;
  const { first, last } = periodsOn(shown, 'week', weeks);
  // A server without `today` does not know the month: the calendar keeps six rows to avoid a layout shift.
  const [keepsPlace] = useState(pending);
  const count = pending ? 0 : last - first + 1;
  return (
    <>
      <Weekdays
        words={words}
        firstDay={weeks.firstDay}
        weekend={weekInfo(words.names.locale).weekend}
        numbered
      />
      <tbody>
        {Array.from({ length: count }, (_, row) => (
          <tr key={first + row} data-slot="calendar-week">
            <WeekCell {...props} week={first + row} />
          </tr>
        ))}
        {Array.from({ length: keepsPlace ? mostWeeks - count : 0 }, (_, row) => (
          <tr key={row}>
            <BlankCell colSpan={8} />
          </tr>
        ))}
      </tbody>
    </>
  );
}

function WeekCell({ week, ...props }: RowsProps & { week: number }) {
  const { present, shown, today } = props.page;
  const { weeks, words } = props.selection;
  const { labels, names } = words;
  const { text } = periodName(week, 'week', words, weeks);
  const first = firstDayOfPeriod(week, 'week', weeks);
  const month = lastDayOfPeriod(shown, 'month').slice(0, 7);
  const name = labels.week(text) + labels.separator + daysOfWeek(week, names, weeks);
  return (
    <PeriodCell
      {...cellOf(week, name, props)}
      present={week === present}
      colSpan={8}
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

interface PeriodCellProps {
  /** Period, such as `2026-04`. */
  period: string;
  isTabStop: boolean;
  /** Accessible name, which contains the visible text. */
  name: string;
  part: DayPart | undefined;
  /** Whether today is in the period. */
  present: boolean;
  unavailable: boolean;
  taken: boolean;
  disabled: boolean;
  /** Columns of a week, whose days are marked as today instead of the cell. */
  colSpan?: number;
  className?: string | undefined;
  children: ReactNode;
}

/** Returns the props of a cell that depend on the value and on what is available. */
function cellOf(period: number, name: string, { selection, page, tabStop, disabled }: RowsProps) {
  const key = page.keyOf(period);
  const part = selection.partOf(key);
  const refusal = page.whyUnavailable(key);
  return {
    period: key,
    isTabStop: key === tabStop,
    name: cellName(name, part, refusal, selection.words),
    part,
    unavailable: refusal !== false,
    taken: page.isTaken(key),
    disabled,
  };
}

/** Cell of a period. The calendar moves the tab stop without a render. */
const PeriodCell = memo(function PeriodCell(props: PeriodCellProps) {
  const { period, name, part, present, unavailable, disabled, colSpan } = props;
  return (
    <td
      role="gridcell"
      tabIndex={props.isTabStop ? 0 : -1}
      data-slot="calendar-period"
      data-period={period}
      colSpan={colSpan}
      aria-label={name}
      {...cellProps(part, { current: present, unavailable, disabled })}
      data-today={dataAttr(present && colSpan === undefined)}
      data-taken={dataAttr(props.taken)}
      className={cx(cellClassName, props.className)}
    >
      {props.children}
    </td>
  );
});

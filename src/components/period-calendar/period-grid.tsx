// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the grids of the ARIA patterns are tables, too.
'use client';
import { memo, type DOMAttributes, type ReactNode, type Ref } from 'react';
import { formatIsoPeriod, yearOfPeriod, type PeriodUnit } from '../../core/dates/iso-period';
import { cx, dataAttr } from '../../core/dom';
import { cellClassName, cellProps, type CalendarWords, type DayPart } from '../calendar/parts';
import styles from './period-grid.module.css';
import { cellName, periodName, yearText } from './period-names';
import { periodScales, periodsOn } from './period-pages';

/** Props of a grid of periods. */
export interface PeriodGridProps {
  ref?: Ref<HTMLTableElement>;
  /** Event handlers of the cells. */
  handlers?: DOMAttributes<HTMLTableElement>;
  unit: PeriodUnit;
  /** Number of the page. */
  page: number;
  /** Period that is rendered as the tab stop; `null` if there is none. */
  tabStop: string | null;
  /** Whether the page is unknown, as on the server; the grid is then empty but keeps its size. */
  pending: boolean;
  /** Returns the position of a period in the value. */
  partOf: (period: number) => DayPart | undefined;
  /** Whether several periods can be picked. */
  several: boolean;
  /** Current period of the user. */
  present: number | null;
  /** Accessible name of the grid. */
  label: string | undefined;
  words: CalendarWords;
  disabled: boolean;
  readOnly: boolean;
  /** Whether a panel is on top, so that the grid only keeps its size. */
  covered?: boolean;
  /** Returns the reason why a period is unavailable, `true` without a reason, or `false`. */
  whyUnavailable: (key: string) => string | boolean;
  /** Rows of weeks; other periods have their own. */
  children?: ReactNode;
}

/** Grid of periods; rows of quarters and halves have the year as header, rows of weeks are its children. */
export function PeriodGrid({ ref, handlers, children, ...props }: PeriodGridProps) {
  const { unit, label, disabled, readOnly, pending } = props;
  return (
    <table
      ref={ref}
      {...handlers}
      role="grid"
      data-slot="calendar-grid"
      data-covered={dataAttr(props.covered ?? false)}
      aria-label={label}
      aria-multiselectable={props.several || undefined}
      aria-disabled={disabled || undefined}
      aria-readonly={readOnly || undefined}
      aria-busy={pending || undefined}
      className={styles.root}
    >
      {unit === 'week' ? children : <PeriodRows {...props} unit={unit} />}
    </table>
  );
}

function PeriodRows(props: PeriodGridProps & { unit: keyof typeof periodScales }) {
  const { unit, page, words, pending } = props;
  const { columns, size } = periodScales[unit];
  const { first } = periodsOn(page, unit);
  const rows = Array.from({ length: size / columns }, (_, row) => first + row * columns);
  const withYear = unit === 'quarter' || unit === 'half';
  return (
    <tbody>
      {rows.map((start, row) => (
        <tr key={row}>
          {withYear && (
            <th scope="row" data-slot="calendar-year" className={styles.year}>
              {!pending && yearText(yearOfPeriod(start, unit), words.names.locale)}
            </th>
          )}
          {Array.from({ length: columns }, (_, column) => periodAt(start + column, column, props))}
        </tr>
      ))}
    </tbody>
  );
}

// A function, not a component, because an additional element for each period would slow down every render.
function periodAt(period: number, column: number, props: PeriodGridProps) {
  const { unit, words, present, pending, disabled, whyUnavailable } = props;
  const year = yearOfPeriod(period, unit);
  if (pending || year < 1 || year > 9999) {
    // Empty cell without a name.
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label
    return <td key={column} data-slot="calendar-blank" className={styles.blank} />;
  }
  const { text, name } = periodName(period, unit, words);
  const key = formatIsoPeriod(period, unit);
  const refusal = whyUnavailable(key);
  const part = props.partOf(period);
  return (
    <PeriodCell
      key={column}
      period={key}
      isTabStop={key === props.tabStop}
      name={cellName(name, part, refusal, words)}
      part={part}
      present={period === present}
      unavailable={refusal !== false}
      disabled={disabled}
      className={styles.period}
    >
      {text}
    </PeriodCell>
  );
}

/** Props of {@link PeriodCell}. */
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
  disabled: boolean;
  /** Whether the cell is marked as today; without a mark, something inside has one. Default: `true`. */
  marksToday?: boolean;
  colSpan?: number;
  className?: string | undefined;
  children: ReactNode;
}

/** Cell of a period. The calendar moves the tab stop without a render. */
export const PeriodCell = memo(function PeriodCell(props: PeriodCellProps) {
  const { period, name, part, present, unavailable, disabled } = props;
  const { marksToday = true } = props;
  return (
    <td
      role="gridcell"
      tabIndex={props.isTabStop ? 0 : -1}
      data-slot="calendar-period"
      data-period={period}
      colSpan={props.colSpan}
      aria-label={name}
      {...cellProps({ part, current: present, unavailable, disabled })}
      data-today={dataAttr(present && marksToday)}
      className={cx(cellClassName, props.className)}
    >
      {props.children}
    </td>
  );
});

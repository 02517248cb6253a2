// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the grids of the ARIA patterns are tables, too.
'use client';
import { memo } from 'react';
import { cx } from '../../../internals/class-names';
import { presence } from '../../../internals/presence';
import type { CalendarWords } from '../months/calendar-context';
import { formatPeriod, PAGE, periodScales, yearOfPeriod, type Granularity } from './period';
import { pageName, periodName } from './period-names';
import cell from '../grid/cell.module.css';
import idle from '../grid/idle-cell.module.css';
import styles from './period-grid.module.css';

/** Props of {@link PeriodGrid}. */
export interface PeriodGridProps {
  granularity: Granularity;
  /** First period of the page. */
  page: number;
  /** Whether the page is unknown, as on the server; the grid is then empty but keeps its size. */
  pending: boolean;
  value: number | null;
  present: number | null;
  /** Accessible name of the grid. */
  label: string | undefined;
  words: CalendarWords;
  disabled: boolean;
  readOnly: boolean;
  /** Returns the reason why a period is unavailable, `true` without a reason, or `false`. */
  refusalOf: (key: string) => string | boolean;
}

/** Grid of twelve periods; rows of quarters have the year as header. */
export function PeriodGrid(props: PeriodGridProps) {
  const { granularity, page, label, words, disabled, readOnly, pending } = props;
  const { columns } = periodScales[granularity];
  const rows = Array.from({ length: PAGE / columns }, (_, row) => page + row * columns);
  return (
    <table
      role="grid"
      data-slot="calendar-grid"
      aria-label={label}
      aria-disabled={disabled || undefined}
      aria-readonly={readOnly || undefined}
      aria-busy={pending || undefined}
      className={styles.root}
    >
      <tbody>
        {rows.map((first, row) => (
          <tr key={row}>
            {granularity === 'quarter' && (
              <th scope="row" data-slot="calendar-year" className={styles.year}>
                {!pending && pageName(year(first), year(first), words.names.locale)}
              </th>
            )}
            {Array.from({ length: columns }, (_, column) =>
              periodAt(first + column, column, props),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const year = (period: number) => yearOfPeriod(period, 'quarter');

function periodAt(period: number, column: number, props: PeriodGridProps) {
  const { granularity, words, value, present, pending, disabled, refusalOf } = props;
  const inYears = period >= periodScales[granularity].perYear;
  if (pending || !inYears || yearOfPeriod(period, granularity) > 9999) {
    // Empty cell without a name.
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label
    return <td key={column} data-slot="calendar-blank" className={styles.blank} />;
  }
  const { text, name } = periodName(period, granularity, words);
  const key = formatPeriod(period, granularity);
  const refused = refusalOf(key);
  const reason = refused === true ? words.labels.unavailable : refused || '';
  return (
    <PeriodCell
      key={column}
      period={key}
      text={text}
      name={reason ? name + words.labels.separator + reason : name}
      selected={period === value}
      present={period === present}
      unavailable={refused !== false}
      disabled={disabled}
    />
  );
}

interface PeriodCellProps {
  period: string;
  text: string;
  name: string;
  selected: boolean;
  present: boolean;
  unavailable: boolean;
  disabled: boolean;
}

// Assistive technology offers "activate" only on elements with a listener; the grid handles the event.
const activatable = { onClick() {} };

const className = cx(cell.root, idle.root, styles.period);

const PeriodCell = memo(function PeriodCell(props: PeriodCellProps) {
  const { period, text, name, selected, present, unavailable, disabled } = props;
  return (
    <td
      role="gridcell"
      data-slot="calendar-period"
      data-period={period}
      tabIndex={-1}
      aria-label={name}
      aria-selected={selected || undefined}
      aria-disabled={disabled || unavailable || undefined}
      aria-current={present ? 'date' : undefined}
      data-selected={presence(selected)}
      data-today={presence(present)}
      data-unavailable={presence(unavailable)}
      data-disabled={presence(disabled)}
      className={className}
      {...activatable}
    >
      {text}
    </td>
  );
});

// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the grids of the ARIA patterns are tables, too.
'use client';
import { memo, type ReactNode } from 'react';
import { cx } from '../../../internals/class-names';
import { presence } from '../../../internals/presence';
import cell from '../grid/cell.module.css';
import idle from '../grid/idle-cell.module.css';
import type { DayPart } from '../months/calendar-state';

/** Props of {@link PeriodCell}. */
interface PeriodCellProps {
  /** Period, such as `2026-04`. */
  period: string;
  /** Accessible name, which contains the visible text. */
  name: string;
  part: DayPart | undefined;
  /** Whether several periods can be picked. */
  several: boolean;
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

// Assistive technology offers "activate" only on elements with a listener; the grid handles the event.
const activatable = { onClick() {} };

/** Cell of a period. The calendar moves the tab stop without a render. */
export const PeriodCell = memo(function PeriodCell(props: PeriodCellProps) {
  const { period, name, part, several, present, unavailable, disabled } = props;
  const { marksToday = true } = props;
  return (
    <td
      role="gridcell"
      data-slot="calendar-period"
      data-period={period}
      tabIndex={-1}
      colSpan={props.colSpan}
      aria-label={name}
      // Where one period can be picked, every other one would be announced as "not selected".
      aria-selected={part !== undefined || (several ? false : undefined)}
      aria-disabled={disabled || unavailable || undefined}
      aria-current={present ? 'date' : undefined}
      data-selected={presence(part !== undefined)}
      data-range-start={presence(part === 'start')}
      data-range-middle={presence(part === 'middle')}
      data-range-end={presence(part === 'end')}
      data-today={presence(present && marksToday)}
      data-unavailable={presence(unavailable)}
      data-disabled={presence(disabled)}
      className={cx(cell.root, idle.root, props.className)}
      {...activatable}
    >
      {props.children}
    </td>
  );
});

// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the grids of the ARIA patterns are tables, too.
'use client';
import { memo, type ReactNode } from 'react';
import { cx } from '../../../core/class-names';
import { dataAttr } from '../../../core/data-attr';
import { cellClassName, cellProps } from '../grid/cell-props';
import type { DayPart } from '../months/calendar-state';

/** Props of {@link PeriodCell}. */
interface PeriodCellProps {
  /** Period, such as `2026-04`. */
  period: string;
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
      tabIndex={-1}
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

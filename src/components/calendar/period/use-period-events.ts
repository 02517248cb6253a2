'use client';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { isRightToLeft } from '../../../internals/direction';
import { keyboardRow } from '../grid/keyboard-map';
import {
  formatPeriod,
  pageStart,
  parsePeriod,
  periodScales,
  stepFromPeriod,
  type Granularity,
  type PeriodReach,
} from './period';
import type { GridFocus } from '../grid/use-grid-focus';

/** Surroundings in which the periods are pressed. */
interface PeriodEventsOptions {
  granularity: Granularity;
  /** First period of the shown page, `null` while it is not known. */
  page: number | null;
  reach: PeriodReach;
  present: number | null;
  focus: GridFocus;
  /** Shows the page that holds the period. */
  showPageOf: (period: number) => void;
  onPick: (period: number, event: Event) => void;
}

const cellAt = (target: EventTarget) => (target as Element).closest<HTMLElement>('[data-period]');

/** Handlers for the element around the grid of periods. */
export function usePeriodEvents(options: PeriodEventsOptions) {
  const { granularity, page, reach, present, focus, showPageOf, onPick } = options;
  const periodOf = (cell: HTMLElement | null) =>
    cell && parsePeriod(cell.dataset['period'] ?? '', granularity);
  return {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const period = periodOf(cellAt(event.target));
      if (period !== null) onPick(period, event.nativeEvent);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const cell = cellAt(event.target);
      const period = periodOf(cell);
      const row = cell && keyboardRow(event, () => isRightToLeft(cell));
      if (!row || period === null) return;
      event.preventDefault();
      if (row.step === 'pick') return onPick(period, event.nativeEvent);
      const { columns } = periodScales[granularity];
      const target = stepFromPeriod(period, row, columns, present, reach);
      if (target === period) return;
      focus.focus(formatPeriod(target, granularity));
      if (pageStart(target) !== page) showPageOf(target);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const cell = cellAt(event.target);
      if (cell) focus.take(cell);
    },
  };
}

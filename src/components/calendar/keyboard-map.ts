import {
  addMonthsIn,
  endOfMonth,
  startOfMonth,
  type CalendarSystem,
} from '../../core/dates/calendar-system';
import { addDays, startOfWeek, type IsoDate } from '../../core/dates/iso-date';

/**
 * Effect of a key in a grid. A cell is a day (or month, quarter, year), a row a week, a page a month (or the
 * visible periods), a volume twelve months (or ten pages).
 */
export type GridStep =
  | 'cell'
  | 'row'
  | 'rowEdge'
  | 'page'
  | 'volume'
  | 'pageEdge'
  | 'today'
  | 'select';

/** Entry of the keyboard map. */
export interface KeyboardRow {
  /** Value of `KeyboardEvent.key`. */
  key: string;
  /** Whether Shift is pressed. */
  shift?: true;
  /** Whether Control is pressed. */
  control?: true;
  /** Effect of the key. */
  step: GridStep;
  /** Direction: 1 forward, -1 backward, 0 for none. */
  by: -1 | 0 | 1;
}

/** Keyboard map of every calendar grid, used by widgets, tests and docs. */
export const keyboardMap: readonly KeyboardRow[] = [
  { key: 'ArrowLeft', step: 'cell', by: -1 },
  { key: 'ArrowRight', step: 'cell', by: 1 },
  { key: 'ArrowUp', step: 'row', by: -1 },
  { key: 'ArrowDown', step: 'row', by: 1 },
  { key: 'Home', step: 'rowEdge', by: -1 },
  { key: 'End', step: 'rowEdge', by: 1 },
  { key: 'PageUp', step: 'page', by: -1 },
  { key: 'PageDown', step: 'page', by: 1 },
  { key: 'PageUp', shift: true, step: 'volume', by: -1 },
  { key: 'PageDown', shift: true, step: 'volume', by: 1 },
  { key: 'Home', control: true, step: 'pageEdge', by: -1 },
  { key: 'End', control: true, step: 'pageEdge', by: 1 },
  { key: 't', step: 'today', by: 0 },
  { key: 'Enter', step: 'select', by: 0 },
  { key: ' ', step: 'select', by: 0 },
];

/**
 * Returns the day after a step.
 * @param calendar Its first day of the week, the current date, and its months and years.
 */
export function stepFromDay(
  day: IsoDate,
  { step, by }: Pick<KeyboardRow, 'step' | 'by'>,
  { firstDay, today, system }: { firstDay: number; today: IsoDate | null; system: CalendarSystem },
): IsoDate {
  switch (step) {
    case 'cell':
      return addDays(day, by);
    case 'row':
      return addDays(day, by * 7);
    case 'rowEdge':
      return addDays(startOfWeek(day, firstDay), by < 0 ? 0 : 6);
    case 'page':
      return addMonthsIn(day, by, system);
    case 'volume':
      return system.addYears(day, by);
    case 'pageEdge':
      return (by < 0 ? startOfMonth : endOfMonth)(day, system);
    case 'today':
      return today ?? day;
    case 'select':
      return day;
  }
}

/**
 * Returns the number of the cell after a step, which may be on another page.
 * @param page Its first and last cell, its columns, and the pages of a volume.
 * @param today Current cell.
 * @param turn Returns the cell that corresponds to this one some pages away.
 */
export function stepFromCell(
  cell: number,
  { step, by }: Pick<KeyboardRow, 'step' | 'by'>,
  page: Record<'first' | 'last' | 'columns' | 'volume', number>,
  today: number | null,
  turn: (pages: number) => number,
): number {
  const { first, last, columns } = page;
  const start = cell - ((cell - first) % columns);
  switch (step) {
    case 'cell':
      return cell + by;
    case 'row':
      return cell + by * columns;
    case 'rowEdge':
      return by < 0 ? start : Math.min(last, start + columns - 1);
    case 'page':
      return turn(by);
    case 'volume':
      return turn(by * page.volume);
    case 'pageEdge':
      return by < 0 ? first : last;
    case 'today':
      return today ?? cell;
    case 'select':
      return cell;
  }
}

/** Properties of a DOM or React keyboard event. */
export interface KeyPress {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/**
 * Returns the entry of the map for a key press, or `undefined`. Arrow keys with Alt, Control, Meta or Shift
 * are left to the browser, which uses them for history navigation.
 * @param rightToLeft Whether the layout is right-to-left, which swaps Left and Right.
 */
export function keyboardRow(press: KeyPress, rightToLeft: () => boolean): KeyboardRow | undefined {
  if (press.altKey || press.metaKey) return undefined;
  const row = keyboardMap.find(
    ({ key, shift = false, control = false }) =>
      key === press.key && shift === press.shiftKey && control === press.ctrlKey,
  );
  if (row?.step !== 'cell' || !rightToLeft()) return row;
  return { ...row, by: row.by === 1 ? -1 : 1 };
}

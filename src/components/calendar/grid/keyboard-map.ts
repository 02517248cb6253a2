import {
  addDays,
  addMonths,
  addYears,
  startOfWeek,
  type IsoDate,
} from '../../../core/dates/iso-date';
import { addToMonth, firstDayOf, monthOf } from '../months/month';

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
  | 'pick';

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
  { key: 'Enter', step: 'pick', by: 0 },
  { key: ' ', step: 'pick', by: 0 },
];

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

/**
 * Returns the day after a step.
 * @param firstDay First day of the week, 1 (Monday) to 7 (Sunday).
 * @param today Current date of the user, or `null` if unknown.
 */
export function stepFromDay(
  day: IsoDate,
  { step, by }: Pick<KeyboardRow, 'step' | 'by'>,
  firstDay: number,
  today: IsoDate | null,
): IsoDate {
  switch (step) {
    case 'cell':
      return addDays(day, by);
    case 'row':
      return addDays(day, by * 7);
    case 'rowEdge': {
      const start = startOfWeek(day, firstDay);
      return by < 0 ? start : addDays(start, 6);
    }
    case 'page':
      return addMonths(day, by);
    case 'volume':
      return addYears(day, by);
    case 'pageEdge': {
      const month = monthOf(day);
      return by < 0 ? firstDayOf(month) : lastDayOf(month);
    }
    case 'today':
      return today ?? day;
    case 'pick':
      return day;
  }
}

function lastDayOf(month: string): IsoDate {
  const next = addToMonth(month, 1);
  // There is no next month at the end of the ISO date range.
  return next === month ? `${month}-31` : addDays(firstDayOf(next), -1);
}

/** Clamps a day to the months of `min` and `max`, whose other days are focusable but unavailable. */
export function withinMonths(day: IsoDate, min: IsoDate | null, max: IsoDate | null): IsoDate {
  if (min !== null && monthOf(day) < monthOf(min)) return firstDayOf(monthOf(min));
  if (max !== null && monthOf(day) > monthOf(max)) return lastDayOf(monthOf(max));
  return day;
}

import { keyboardMap } from '../grid/keyboard-map';
import type { CalendarLabels, KeyEffect } from '../words';

/** Grid of a calendar: days, the months or years above them, weeks, or other periods. */
export type KeyGrid = 'days' | 'panel' | 'weeks' | 'periods';

/** State that determines the keys of a grid. */
export interface KeyListState {
  /** Whether Left and Right are swapped. */
  rightToLeft: boolean;
  /** Whether Escape ever has an effect in the calendar. */
  escapes: boolean;
}

/** Key combinations, each as the names of its keys, and their effect. */
interface KeyRow {
  keys: ReadonlyArray<readonly string[]>;
  does: string;
}

const symbols: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  t: 'T',
};

/** Returns the keys of a grid with their effects, from the keyboard map; keys with the same effect share a row. */
export function keyRows(
  grid: KeyGrid,
  labels: CalendarLabels,
  { rightToLeft, escapes }: KeyListState,
): KeyRow[] {
  const names: Readonly<Record<string, string>> = labels.keyNames;
  const moves = new Map<string, string[][]>();
  for (const { key, shift, control, step } of keyboardMap) {
    const held = [shift && labels.keyNames.Shift, control && labels.keyNames.Control];
    const name = symbols[key] ?? names[key === ' ' ? 'Space' : key] ?? key;
    const combination = [...held.filter((text) => typeof text === 'string'), name];
    const does = step === 'pick' ? labels.keySelect : effectTexts(grid, labels)[step];
    const known = moves.get(does) ?? [];
    const isMirrored = step === 'cell' && rightToLeft;
    moves.set(does, isMirrored ? [combination, ...known] : [...known, combination]);
  }
  const rows: KeyRow[] = Array.from(moves, ([does, keys]) => ({ keys, does }));
  if (grid === 'panel') rows.push({ keys: [['0'], ['9']], does: labels.keyYear });
  if (escapes) rows.push({ keys: [[labels.keyNames.Escape]], does: labels.keyCancel });
  return [...rows, { keys: [['?']], does: labels.keyHelp }];
}

/** Returns the texts of a grid; a week is a row, so that keys for cells and rows have the same effect. */
function effectTexts(
  grid: KeyGrid,
  { dayKeys, periodKeys }: CalendarLabels,
): Readonly<Record<KeyEffect, string>> {
  if (grid === 'days') return dayKeys;
  if (grid !== 'weeks') return periodKeys;
  const { row, page, volume } = dayKeys;
  const { pageEdge, today } = periodKeys;
  return { cell: row, row, rowEdge: pageEdge, page, volume, pageEdge, today };
}

import type { CalendarLabels, KeyEffect } from '../../../languages/language';
import { keyboardMap, type KeyboardRow } from '../grid/keyboard-map';

/** Grid of a calendar: days, the months or years above them, or the periods of a period calendar. */
export type KeyGrid = 'days' | 'panel' | 'periods';

/** Key combinations, each as the names of its keys, and their effect. */
export interface KeyRow {
  keys: ReadonlyArray<readonly string[]>;
  does: string;
}

const effects: Readonly<Partial<Record<KeyboardRow['step'], KeyEffect>>> = {
  cell: 'cell',
  row: 'row',
  'row-edge': 'rowEdge',
  page: 'page',
  volume: 'volume',
  'page-edge': 'pageEdge',
  today: 'today',
};

const symbols: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  t: 'T',
};

/**
 * Returns the keys of a grid with their effects, from the keyboard map; keys with the same effect share a row.
 * @param rightToLeft Whether Left and Right are swapped.
 */
export function keyRows(grid: KeyGrid, labels: CalendarLabels, rightToLeft: boolean): KeyRow[] {
  const texts = grid === 'days' ? labels.dayKeys : labels.periodKeys;
  const names: Readonly<Record<string, string>> = labels.keyNames;
  const rows = new Map<KeyboardRow['step'], string[][]>();
  for (const { key, shift, control, step } of keyboardMap) {
    const held = [shift && labels.keyNames.Shift, control && labels.keyNames.Control];
    const name = symbols[key] ?? names[key === ' ' ? 'Space' : key] ?? key;
    const combination = [...held.filter((text) => typeof text === 'string'), name];
    rows.set(step, [...(rows.get(step) ?? []), combination]);
  }
  const moves = Array.from(rows, ([step, keys]) => {
    const effect = effects[step];
    const isMirrored = step === 'cell' && rightToLeft;
    return {
      keys: isMirrored ? [...keys].reverse() : keys,
      does: effect ? texts[effect] : labels.keyPick,
    };
  });
  const others: KeyRow[] = [
    { keys: [['0'], ['9']], does: labels.keyYear },
    { keys: [[labels.keyNames.Escape]], does: labels.keyCancel },
    { keys: [['?']], does: labels.keyHelp },
  ];
  return [...moves, ...others.slice(grid === 'panel' ? 0 : grid === 'days' ? 1 : 2)];
}

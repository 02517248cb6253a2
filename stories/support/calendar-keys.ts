import { keyboardMap, type GridStep, type KeyboardRow } from '#src/components/calendar/index.ts';

type Sentences = Readonly<Record<GridStep, readonly [back: string, on: string]>>;

const ofDays: Sentences = {
  cell: ['To the day before.', 'To the day after.'],
  row: ['To the same weekday a week earlier.', 'To the same weekday a week later.'],
  rowEdge: ['To the first day of the week.', 'To the last day of the week.'],
  page: ['To the same day a month earlier.', 'To the same day a month later.'],
  volume: ['To the same day a year earlier.', 'To the same day a year later.'],
  pageEdge: ['To the first day of the month.', 'To the last day of the month.'],
  today: ['', 'To today.'],
  pick: ['', 'Picks the day, or says why it cannot be picked.'],
};

const ofPeriods: Sentences = {
  cell: ['To the period before.', 'To the period after.'],
  row: ['To the period above.', 'To the period below.'],
  rowEdge: ['To the first period of the row.', 'To the last period of the row.'],
  page: ['One page of twelve periods back.', 'One page of twelve periods forward.'],
  volume: ['Ten pages back.', 'Ten pages forward.'],
  pageEdge: ['To the first period of the page.', 'To the last period of the page.'],
  today: ['', 'To the current period.'],
  pick: ['', 'Picks the period, or says why it cannot be picked.'],
};

const printed: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  t: 'T',
};

function printedKey({ key, shift, control }: KeyboardRow): string {
  const held = [shift && 'Shift', control && 'Ctrl'].filter(Boolean);
  return [...held, printed[key] ?? key].join('+');
}

/**
 * Returns the rows of the keyboard table, generated from the key map of the widget. Keys with the same effect
 * share a row.
 */
export function keyRows(grid: 'days' | 'periods'): { keys: string[]; does: string }[] {
  const sentences = grid === 'days' ? ofDays : ofPeriods;
  const rows = new Map<string, string[]>();
  for (const row of keyboardMap) {
    const does = sentences[row.step][row.by < 0 ? 0 : 1];
    rows.set(does, [...(rows.get(does) ?? []), printedKey(row)]);
  }
  const moves = Array.from(rows, ([does, keys]) => ({ keys, does }));
  const cancels = {
    keys: ['Escape'],
    does: 'Returns from the months or years, or cancels a range in progress; otherwise, closes a picker.',
  };
  return grid === 'days' ? [...moves, cancels] : moves;
}

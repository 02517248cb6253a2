import { describe, expect, test } from 'vitest';
import { keyboardMap } from '#src/components/calendar/grid/keyboard-map.ts';
import { keyRows, type KeyGrid } from '#src/components/calendar/keys/key-rows.ts';
import { languages } from '#src/languages/index.ts';

const grids: readonly KeyGrid[] = ['days', 'panel', 'weeks', 'periods'];

describe.each(languages)('the list of keys in $tag', ({ calendar }) => {
  test.each(grids)('has every key of the map once, for %s', (grid) => {
    const rows = keyRows(grid, calendar, { rightToLeft: false, escapes: true });
    const moves = rows.filter(
      ({ keys }) => !['?', '0', calendar.keyNames.Escape].includes(keys[0]?.[0] ?? ''),
    );
    expect(moves.flatMap(({ keys }) => keys)).toHaveLength(keyboardMap.length);
    const effects = rows.map(({ does }) => does);
    expect(new Set(effects).size).toBe(rows.length);
    const combinations = rows.flatMap(({ keys }) => keys.map((keys) => keys.join('+')));
    expect(new Set(combinations).size).toBe(combinations.length);
  });
});

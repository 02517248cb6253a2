import { describe, expect, test } from 'vitest';
import { keyboardMap } from '#src/components/calendar/grid/keyboard-map.ts';
import { keyRows, type KeyGrid } from '#src/components/calendar/keys/key-rows.ts';
import { calendar as english } from '#src/languages/en.ts';
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

test('only Left and Right are swapped in right-to-left layouts', () => {
  const [first, ...rest] = keyRows('days', english, { rightToLeft: true, escapes: true });
  expect(first?.keys).toEqual([['→'], ['←']]);
  expect(rest).toEqual(keyRows('days', english, { rightToLeft: false, escapes: true }).slice(1));
});

test('Escape is left out where it has no effect', () => {
  const escape = { keys: [[english.keyNames.Escape]], does: english.keyCancel };
  expect(keyRows('periods', english, { rightToLeft: false, escapes: true })).toContainEqual(escape);
  expect(keyRows('periods', english, { rightToLeft: false, escapes: false })).not.toContainEqual(
    escape,
  );
});

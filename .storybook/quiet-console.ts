import { afterEach, beforeEach, expect, vi } from 'vitest';

const levels = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));

beforeEach(() => {
  for (const level of levels) level.mockClear();
});

afterEach(() => {
  const spoken = levels.flatMap(({ mock }) =>
    mock.calls.map((words) => words.map(String).join(' ')),
  );
  expect(spoken, 'A story must not speak to the console').toEqual([]);
});

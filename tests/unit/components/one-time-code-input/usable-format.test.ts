import { beforeEach, expect, test, vi } from 'vitest';
import { usableCode, usableFormat } from '#src/components/one-time-code-input/read-code.ts';
import { forgetProblems } from '#src/core/report-problem.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  forgetProblems();
  logged.mockClear();
});

test.each([
  [{}, 6, [3, 3]],
  [{ length: 4 }, 4, [4]],
  [{ length: 8 }, 8, [4, 4]],
  [{ grouping: '4-4-4' }, 12, [4, 4, 4]],
  [{ length: 6, grouping: '2-2-2' }, 6, [2, 2, 2]],
  [{ grouping: '6' }, 6, [6]],
])('%j has %d characters in groups of %j', (props, length, groups) => {
  expect(usableFormat(props)).toEqual({ length, characters: 'numeric', groups });
  expect(logged).not.toHaveBeenCalled();
});

test.each([
  [{ grouping: '3-2', length: 6 }, 'grouping'],
  [{ grouping: '3/3' }, 'grouping'],
  [{ grouping: '' }, 'grouping'],
  [{ grouping: '0-6' }, 'grouping'],
  [{ length: 2.5 }, 'length'],
  [{ length: -1 }, 'length'],
  [{ characters: 'hex' as never }, 'characters'],
])('%j is reported and replaced', (props, prop) => {
  expect(usableFormat(props)).toEqual({ length: 6, characters: 'numeric', groups: [3, 3] });
  expect(logged).toHaveBeenCalledOnce();
  expect(logged.mock.calls[0]?.[0]).toContain(`OneTimeCodeInput: \`${prop}\``);
});

test('a value keeps its characters, and what does not belong to it is reported', () => {
  const format = { length: 6, characters: 'numeric' } as const;
  expect(usableCode('value', '482', format)).toBe('482');
  expect(usableCode('value', undefined, format)).toBe('');
  expect(usableCode('value', null, format)).toBe('');
  expect(logged).not.toHaveBeenCalled();
  expect(usableCode('value', '482-913', format)).toBe('482913');
  expect(usableCode('value', '4829130', format)).toBe('482913');
  expect(logged).toHaveBeenCalledTimes(2);
});

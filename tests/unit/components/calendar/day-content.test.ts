import { beforeEach, expect, test, vi } from 'vitest';
import { contentIndex, type DayContent } from '#src/components/calendar/months/day-content.ts';
import { forgetProblems } from '#src/internals/report-problem.ts';

const reported = vi.fn();

beforeEach(() => {
  forgetProblems();
  reported.mockClear();
  vi.spyOn(console, 'error').mockImplementation(reported);
});

test('a day has its text, its tone and its label', () => {
  const index = contentIndex(
    {
      '2026-04-03': { text: '€89', tone: 'positive', label: '89 euros' },
      '2026-04-04': { text: '3 left' },
    },
    'Calendar',
  );
  expect([...index]).toEqual([
    ['2026-04-03', { text: '€89', tone: 'positive', label: '89 euros' }],
    ['2026-04-04', { text: '3 left', tone: 'neutral', label: '3 left' }],
  ]);
  expect(reported).not.toHaveBeenCalled();
});

test.each<[string, string, unknown, string]>([
  ['a day that does not exist', '2026-02-31', { text: '€89' }, 'not a valid date'],
  ['another form of a date', '4/3/2026', { text: '€89' }, 'not a valid date'],
  ['no content', '2026-04-03', null, 'without a text'],
  ['an empty text', '2026-04-03', { text: '' }, 'without a text'],
])('%s is reported by the name of the prop and left out', (_name, date, content, problem) => {
  const index = contentIndex({ [date]: content as DayContent }, 'Calendar');
  expect(index.size).toBe(0);
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('`dayContent`'));
  expect(reported).toHaveBeenCalledWith(expect.stringContaining(problem));
});

test('an unknown tone is reported and counts as neutral', () => {
  const content = { text: '€89', tone: 'cheap' } as unknown as DayContent;
  const index = contentIndex({ '2026-04-03': content }, 'Calendar');
  expect(index.get('2026-04-03')?.tone).toBe('neutral');
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('unknown tone "cheap"'));
});

import { expect, test } from 'vitest';
import { summaryOfDays } from '#src/components/date-picker/range-message.ts';
import { de } from '#src/languages/de.ts';
import { en } from '#src/languages/en.ts';
import type { Language } from '#src/languages/language.ts';

const summary = (to: string, countBy: 'nights' | 'days', { tag, datePicker }: Language = en) =>
  summaryOfDays({ from: '2026-04-15', to }, { labels: datePicker, locale: tag, countBy }).length;

test('the length of a range is given in nights or days', () => {
  expect(summary('2026-04-16', 'nights')).toBe('1 night');
  expect(summary('2026-04-18', 'nights')).toBe('3 nights');
  expect(summary('2026-04-18', 'days')).toBe('4 days');
  expect(summary('2026-04-18', 'nights', de)).toBe('3 Nächte');
});

test('a range of a single day is one day, not zero nights', () => {
  expect(summary('2026-04-15', 'nights')).toBe('1 day');
  expect(summary('2026-04-15', 'days')).toBe('1 day');
  expect(summary('2026-04-15', 'nights', de)).toBe('1 Tag');
});

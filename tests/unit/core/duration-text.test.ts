import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { durationText } from '#src/core/dates/duration-text.ts';
import { languages } from '#src/languages/index.ts';
import { runs } from '#tests/support/fuzz.ts';

const minute = 60_000;

test.each([
  ['en', 0, '0 minutes'],
  ['en', 1, '1 minute'],
  ['en', 150, '2 hours, 30 minutes'],
  ['en', 1440, '1 day'],
  ['en', 1441, '1 day, 1 minute'],
  ['en', -5, '0 minutes'],
  ['de', 150, '2 Stunden, 30 Minuten'],
  ['fr', 90, '1\u00a0heure et 30 minutes'],
  ['ja', 150, '2 時間 30 分'],
  ['pl', 125, '2 godziny i 5 minut'],
  ['ar-EG', 120, 'ساعتان'],
])('in %s, %i minutes are "%s"', (locale, minutes, text) => {
  expect(durationText(minutes * minute, locale)).toBe(text);
});

test.each(languages.map(({ tag }) => tag))('in %s, the fallback writes the same', (tag) => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (minutes) => {
      const text = durationText(minutes * minute, tag);
      vi.stubGlobal('Intl', withoutDurations());
      const fallback = durationText(minutes * minute, tag);
      vi.unstubAllGlobals();
      expect(fallback).toBe(text);
    }),
    runs(60),
  );
});

/** `Intl` of an older browser. */
function withoutDurations(): object {
  const { NumberFormat, ListFormat } = Intl;
  return { NumberFormat, ListFormat };
}

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { presetDate, presetRange } from '#src/components/date-picker/presets.ts';
import { addDays, differenceInDays } from '#src/core/dates/iso-date.ts';
import { today } from './parse-date-support';

describe('a named range', () => {
  test.each([
    [{ days: 7 }, '2026-11-14', '2026-11-20'],
    [{ days: 7, from: 'today' }, '2026-11-20', '2026-11-26'],
    [{ days: 28, from: '2028-02-01' }, '2028-02-01', '2028-02-28'],
    [{ days: 2, to: '2026-03-01' }, '2026-02-28', '2026-03-01'],
    [{ from: '2026-04-01', to: '2026-04-30' }, '2026-04-01', '2026-04-30'],
    [{ from: '2026-01-01', to: 'today' }, '2026-01-01', '2026-11-20'],
  ])('%j', (preset, from, to) => {
    expect(presetRange({ label: 'Some days', ...preset }, today)).toEqual({ from, to });
  });

  test.each([
    {},
    { from: '2026-04-01' },
    { days: 0 },
    { days: 1.5 },
    { from: '2026-02-31', days: 2 },
    { from: '2026-04-30', to: '2026-04-01' },
  ])('%j is not a name', (preset) => {
    expect(presetRange({ label: 'Some days', ...preset }, today)).toBeNull();
  });

  test('has exactly as many days as its name states, both ends counted', () => {
    const anyDay = fc.integer({ min: 0, max: 70_000 }).map((n) => addDays('1920-01-01', n));
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 400 }), (day, days) => {
        for (const start of [{}, { from: 'today' }, { to: 'today' }]) {
          const range = presetRange({ label: 'Some days', days, ...start }, day);
          expect(range && differenceInDays(range.from, range.to) + 1).toBe(days);
          expect([range?.from, range?.to]).toContain(day);
        }
      }),
    );
  });
});

test('a named day is a date or an offset from today', () => {
  expect(presetDate({ label: 'Today', offsetDays: 0 }, today)).toBe(today);
  expect(presetDate({ label: 'Yesterday', offsetDays: -1 }, '2026-03-01')).toBe('2026-02-28');
  expect(presetDate({ label: 'May Day', date: '2026-05-01' }, today)).toBe('2026-05-01');
  expect(presetDate({ label: 'Never', date: '2026-02-31' }, today)).toBeNull();
  expect(presetDate({ label: 'Nothing' }, today)).toBeNull();
  expect(presetDate({ label: 'Half', offsetDays: 0.5 }, today)).toBeNull();
});

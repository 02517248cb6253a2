import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldDateTime } from '#src/components/date-time-picker/date-time-texts.ts';
import { localOf, momentOf, valuesAt } from '#src/components/date-time-picker/date-time-value.ts';
import { parseDateTime } from '#src/components/date-time-picker/parse-date-time.ts';
import { readDateTime } from '#src/components/date-time-picker/read-date-time.ts';
import { valueOfLocal } from '#src/components/date-time-picker/validate-date-time.ts';
import { formatLocal, formatZoned } from '#src/core/dates/zoned-time.ts';
import { languages } from '#src/languages/index.ts';
import { runs } from '#tests/support/fuzz.ts';
import { rulesOf } from './date-time-rules-support.ts';

const now = '2026-04-03T14:20';
const minute = 60_000;
const anyInstant = fc
  .integer({ min: Date.UTC(1990, 0, 1) / minute, max: Date.UTC(2036, 11, 31) / minute })
  .map((count) => count * minute);
const anyLocal = anyInstant.map((local) => formatLocal(local) ?? '');

/** Zones with whole, half and quarter hours, both hemispheres, changes of half an hour and of a day. */
const zones = [
  'UTC',
  'Europe/Berlin',
  'Europe/Dublin',
  'America/New_York',
  'America/St_Johns',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Antarctica/Troll',
];

describe.each(zones)('%s', (zone) => {
  const rules = { ...rulesOf('en', { zone }), now };

  test('every instant is written to the field and read again', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const value = formatZoned(instant, zone) ?? '';
        const text = fieldDateTime(value, rules.times.style);
        expect(readDateTime(text, rules, null)).toEqual({ value, problem: null });
      }),
      runs(100),
    );
  });

  test('both hours that come twice are written to the field and read again', () => {
    const clocks = {
      'Europe/Berlin': '2026-10-25T02:30',
      'Australia/Lord_Howe': '2026-04-05T01:45',
    };
    const local = (clocks as Record<string, string>)[zone];
    const values = local === undefined ? [] : valuesAt(local, zone);
    expect(values).toHaveLength(local === undefined ? 0 : 2);
    for (const value of values) {
      const text = fieldDateTime(value, rules.times.style);
      expect(text).toContain('GMT');
      expect(readDateTime(text, rules, null).value).toBe(value);
    }
  });

  test('every local time has a value that shows it, or the nearest ones', () => {
    fc.assert(
      fc.property(anyLocal, (local) => {
        const { value, problem } = valueOfLocal(local, null, rules);
        const [before = local, after = local] = problem?.nearest ?? [];
        if (value === null) expect(localOf(before) < local && local < localOf(after)).toBe(true);
        else expect(localOf(value)).toBe(local);
        expect(momentOf(before)).toBeLessThanOrEqual(momentOf(after));
      }),
      runs(100),
    );
  });
});

test.each(languages.map(({ tag }) => tag))('%s: every field text is read again', (locale) => {
  const rules = { ...rulesOf(locale), now };
  fc.assert(
    fc.property(anyLocal, (local) => {
      const text = fieldDateTime(local, rules.times.style);
      expect(readDateTime(text, rules, null)).toEqual({ value: local, problem: null });
    }),
    runs(60),
  );
});

test('any text has a result: a date-time that exists, nothing, or a problem', () => {
  const piece = fc.constantFrom(
    'tomorrow',
    '9',
    '9:30',
    '3.4.',
    '2026',
    'pm',
    'T',
    'Z',
    '+02:00',
    '明日',
    '午後',
    '-',
  );
  const any = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(' ')),
  );
  fc.assert(
    fc.property(any, (text) => {
      const parsed = parseDateTime(text, { now });
      if (parsed.type === 'date-time')
        expect(parsed.dateTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
      else expect(['empty', 'problem']).toContain(parsed.type);
    }),
    runs(500),
  );
});

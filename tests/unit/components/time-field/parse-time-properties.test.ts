import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTime } from '#src/components/time-field/parse-time.ts';
import { timeText, type TimeHourCycle } from '#src/components/time-field/time-texts.ts';
import { formatIsoTime, parseIsoTime } from '#src/core/dates/iso-time.ts';
import { findLanguage } from '#tests/support/find-language.ts';
import { runs, stepOf } from '#tests/support/fuzz.ts';
import { now, read } from './parse-time-support';

const locales = (
  'en en-US en-GB en-CA de de-AT fr fr-CA es es-MX it nl pl pt-BR sv tr he ar ar-EG ar-SA hi ja ko zh-Hans ' +
  'zh-TW fa ru uk cs da fi nb el th vi id bn'
).split(' ');
const hourCycles: ReadonlyArray<TimeHourCycle | undefined> = [undefined, 'h12', 'h23', 'h11'];
const everyMinute = Array.from({ length: 1440 }, (_, minute) => formatIsoTime(minute * 60, false));
// 7 has no factor in common with an hour, so all minutes are tried; noon is not among its multiples.
const step = stepOf(7);
const minutes = everyMinute.filter((time, at) => at % step === 0 || time === '12:00');

describe.each(locales)('%s', (locale) => {
  test.each(hourCycles)('parses the minutes that it formats, %s', (hourCycle) => {
    const misread = minutes.filter((time) => {
      const text = timeText(time, { locale, hourCycle, granularity: 'minute' });
      return read(text, locale, { hourCycle }) !== time;
    });
    expect(misread).toEqual([]);
  });

  test('parses every time with seconds that it formats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_399 }), (seconds) => {
        const time = formatIsoTime(seconds, true);
        const text = timeText(time, { locale, granularity: 'second' });
        expect(read(text, locale)).toBe(time.replace(/:00$/, ''));
      }),
      runs(50),
    );
  });
});

const anyLocale = fc.constantFrom(...locales);
const pieces = '9 30 21 : . h uhr 時 半 am pm noon half to past + - now ٩ ९ 9 ß ı \u200f ?'.split(
  ' ',
);
const timeLike = fc
  .array(fc.constantFrom(' ', ...pieces), { maxLength: 10 })
  .map((chosen) => chosen.join(''));
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), fc.string(), timeLike);

test('any text has a result: a time that exists, nothing, or a problem', () => {
  fc.assert(
    fc.property(anyText, anyLocale, (text, locale) => {
      const words = findLanguage(locale)?.typedTimes;
      const parsed = parseTime(text, { locale, now, ...(words ? { words } : {}) });
      if (parsed.type === 'time') expect(parseIsoTime(parsed.time)).not.toBeNull();
      else expect(['empty', 'problem']).toContain(parsed.type);
    }),
    runs(1500),
  );
});

test('every spelling of a minute in numbers is that minute', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...everyMinute),
      anyLocale,
      fc.constantFrom(':', '.', ',', 'h', '', '-'),
      (time, locale, separator) => {
        // 19-21 is from 19 to 21.
        const isRange = separator === '-' && /:(1\d|2[0-4])$/.test(time);
        const expected = isRange ? 'not-understood' : time;
        expect(read(time.replace(':', separator), locale)).toBe(expected);
      },
    ),
    runs(600),
  );
});

test('a length ahead and the same length ago lead back', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...everyMinute),
      fc.integer({ min: 1, max: 999 }),
      (start, count) => {
        const ahead = read(`+${count}m`, 'en', { now: start });
        expect(read(`-${count}m`, 'en', { now: ahead })).toBe(start);
      },
    ),
  );
});

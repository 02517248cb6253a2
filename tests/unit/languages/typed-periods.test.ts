import { describe, expect, test } from 'vitest';
import { formatPeriod, type PeriodUnit } from '#src/components/period-calendar/index.ts';
import { parsePeriod } from '#src/components/period-picker/index.ts';
import { addDays } from '#src/core/dates/iso-date.ts';
import { formatIsoPeriod, periodOfDay } from '#src/core/dates/iso-period.ts';
import { languages } from '#src/languages/index.ts';
import { periodsEverywhere, today } from './typed-periods-everywhere.ts';
import { otherPeriods } from './typed-periods-other.ts';
import { westernPeriods } from './typed-periods-western.ts';

const units: readonly PeriodUnit[] = ['week', 'month', 'quarter', 'half', 'year'];
/** Regions with other numerals or another order. */
const regions: Readonly<Record<string, readonly string[]>> = {
  ar: ['ar-EG', 'ar-MA'],
  en: ['en-US', 'en-GB'],
  de: ['de-AT'],
  hi: ['hi-u-nu-deva'],
  ja: ['ja-u-nu-hanidec'],
};
const own = { ...westernPeriods, ...otherPeriods };

describe.each(languages)('typed periods in $tag', (language) => {
  const { tag, calendar, typedDates, typedPeriods, periodPicker } = language;
  const read = (text: string, unit: PeriodUnit, locale = tag) => {
    const options = { unit, today, locale, words: typedDates, periodWords: typedPeriods };
    return parsePeriod(text, options);
  };

  test.each([...periodsEverywhere, ...(own[tag] ?? [])])(
    '%s is the %s %s',
    (text, unit, period) => {
      expect(read(text, unit)).toEqual({ type: 'period', period });
    },
  );

  test.each(units)('of the field itself are read back: %s', (unit) => {
    for (const locale of new Set([tag, ...(regions[tag] ?? [])])) {
      for (let days = 0; days < 1500; days += 5) {
        const period = formatIsoPeriod(periodOfDay(addDays('2024-12-20', days), unit), unit);
        const text = formatPeriod(period, { unit, locale, labels: calendar });
        expect(read(text, unit, locale), text).toEqual({ type: 'period', period });
      }
    }
  });

  test.each(units)('in the hint are read: %s', (unit) => {
    const examples = (periodPicker.periodHint[unit].split(/[:：]/).at(-1) ?? '').split(/[,،、]/);
    expect(examples).toHaveLength(2);
    for (const text of examples) expect(read(text, unit).type, text).toBe('period');
  });

  test.each(units)('on the button are read: %s', (unit) => {
    const text = periodPicker.current[unit];
    expect(read(text, unit), text).toEqual({
      type: 'period',
      period: formatIsoPeriod(periodOfDay(today, unit), unit),
    });
  });
});

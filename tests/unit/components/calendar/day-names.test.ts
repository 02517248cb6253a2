import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayNames } from '#src/components/calendar/day-names.ts';
import { addDays, addMonths } from '#src/core/dates/iso-date.ts';

describe('the name of a day', () => {
  test('is that of the day in every zone, all year', () => {
    const names = dayNames('en');
    for (let offset = 0; offset < 365; offset += 1) {
      const day = addDays('2026-01-01', offset);
      expect(names.day(day)).toContain(`${Number(day.slice(8))}, 2026`);
      expect(names.dayText(day)).toBe(String(Number(day.slice(8))));
    }
  });

  test('is that of the Gregorian calendar, even if the locale has another', () => {
    expect(dayNames('fa').day('2026-04-15')).toContain('۲۰۲۶');
    expect(dayNames('ar-SA').month('2026-04-01')).toMatch(/٢٠٢٦|2026/);
    expect(dayNames('en').day('2026-04-15')).toBe('Wednesday, April 15, 2026');
  });

  test('puts the number first if the locale has only another form of it', () => {
    expect(dayNames('gd').day('2026-12-31')).toMatch(/^31, /);
  });
});

describe('numbers', () => {
  test('keep the sign before the digits in right-to-left text', () => {
    expect(dayNames('en').more(3)).toBe('+3');
    expect(dayNames('ar').more(3)).toBe('\u200E+3');
    expect(dayNames('he').more(3)).toBe('\u200E+3');
  });

  test.each([
    ['ar-EG', '١٥'],
    ['hi-u-nu-deva', '१५'],
    ['ja', '15'],
  ])('are those of the locale: %s', (locale, text) => {
    expect(dayNames(locale).dayText('2026-04-15')).toBe(text);
  });

  test('of years have no grouping', () => {
    expect(dayNames('de').number(2026)).toBe('2026');
  });
});

describe('weekdays', () => {
  test('start with Monday, with full names', () => {
    expect(dayNames('en').weekdays().short[0]).toBe('Mon');
    expect(dayNames('en').weekdays().long[6]).toBe('Sunday');
  });
});

describe('numberOfMonths', () => {
  test('have standalone names, twelve of them', () => {
    const { monthName } = dayNames('ja');
    const months = Array.from({ length: 12 }, (_, index) => addMonths('2026-01-01', index));
    expect(dayNames('fr').monthName('2026-04-01')).toBe('avril');
    expect(new Set(months.map(monthName)).size).toBe(12);
  });

  test('are named after the day in every zone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), (number) => {
        const month = `2026-${String(number).padStart(2, '0')}-01`;
        expect(dayNames('en').month(month)).toBe(`${dayNames('en').monthName(month)} 2026`);
      }),
    );
  });

  test('are one text if there are several', () => {
    expect(dayNames('en').months('2026-04-01', '2026-06-01')).toMatch(/^April\s–\sJune 2026$/u);
  });
});

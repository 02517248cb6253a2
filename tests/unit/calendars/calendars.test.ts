import { describe, expect, it } from 'vitest';
import { buddhist } from '#src/calendars/buddhist.ts';
import { ethiopic } from '#src/calendars/ethiopic.ts';
import { hebrew } from '#src/calendars/hebrew.ts';
import { hijri } from '#src/calendars/hijri.ts';
import { japanese } from '#src/calendars/japanese.ts';
import { persian } from '#src/calendars/persian.ts';
import {
  addMonthsIn,
  endOfMonth,
  gregorian,
  startOfMonth,
  type CalendarSystem,
} from '#src/core/dates/calendar-system.ts';
import { addDays, toUtcDate } from '#src/core/dates/iso-date.ts';
import { stepOf } from '#tests/support/fuzz.ts';

const systems = { gregorian, hijri, persian, hebrew, buddhist, ethiopic, japanese };
type Name = keyof typeof systems;

/** Returns the numbers of fields as text: `1447-9-12`. */
function written(system: CalendarSystem, iso: string): string {
  const { year, month, day } = system.fieldsOf(iso);
  return `${year}-${month}-${day}`;
}

/** Returns the date of fields as text. */
function dateOf(system: CalendarSystem, text: string): string | null {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return system.dateOf({ year, month, day });
}

/** Dates that newspapers, offices and almanacs have printed in both calendars. */
const knownDates: ReadonlyArray<readonly [Name, iso: string, fields: string, what: string]> = [
  ['hijri', '2026-02-18', '1447-9-1', 'first day of Ramadan'],
  ['persian', '2021-03-20', '1399-12-30', 'last day of a leap year'],
  ['hebrew', '2024-02-24', '5784-6-15', 'first Purim of a leap year, 15 Adar I'],
  ['hebrew', '2024-03-24', '5784-7-14', 'Purim of a leap year, 14 Adar II'],
  ['buddhist', '1957-05-13', '2500-5-13', 'jubilee of the year 2500'],
  ['ethiopic', '2023-09-11', '2015-13-6', 'sixth day of Pagume'],
  ['japanese', '2019-05-01', '2019-5-1', 'first day of Reiwa'],
];

describe.each(knownDates)('%s', (name, iso, fields, what) => {
  it(`${iso} is ${fields}: ${what}`, () => {
    expect(written(systems[name], iso)).toBe(fields);
    expect(dateOf(systems[name], fields)).toBe(iso);
  });
});

/** Days between the tried ones: a month that is too short or too long moves all days of the next one, of which one is tried. */
const step = stepOf(29);
const dates = Array.from({ length: Math.floor(73_414 / step) }, (_, index) =>
  addDays('1900-01-01', index * step),
);

/** Names of the months of a Hebrew year with `Intl`, in order. */
const hebrewMonths = 'Tishri Heshvan Kislev Tevet Shevat Adar Nisan Iyar Sivan Tamuz Av Elul';

describe.each(Object.entries(systems))('%s', (_, system) => {
  it('agrees with Intl from 1900 to 2100, nightly on every day', () => {
    const format = new Intl.DateTimeFormat('en-u-nu-latn', {
      calendar: system.id,
      timeZone: 'UTC',
      year: 'numeric',
      month: system === hebrew ? 'long' : 'numeric',
      day: 'numeric',
    });
    expect(format.resolvedOptions().calendar).toBe(system.id);
    const wrong: string[] = [];
    for (const iso of dates) {
      const { year, month, day } = system.fieldsOf(iso);
      const isLeap = system.monthsInYear(year) === 13;
      const names = (isLeap ? hebrewMonths.replace('Adar', 'Adar1 Adar2') : hebrewMonths).split(
        ' ',
      );
      const monthName = names[month - 1]?.replace('Adar1', 'Adar I').replace('Adar2', 'Adar II');
      const parts = format.formatToParts(toUtcDate(iso));
      const read = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
      const ok =
        read('day') === String(day) &&
        read('month') === (system === hebrew ? monthName : String(month)) &&
        (system === japanese ? year === Number(iso.slice(0, 4)) : read('year') === String(year)) &&
        system.dateOf({ year, month, day }) === iso;
      if (!ok) wrong.push(`${iso} ${year}-${month}-${day}`);
    }
    expect(wrong).toEqual([]);
  });

  it('numbers months one after another, from the first day to the last', () => {
    let start = startOfMonth('1900-01-01', system);
    while (start < '2100-12-31') {
      const number = system.monthNumber(start);
      const end = endOfMonth(start, system);
      expect(system.monthStart(number)).toBe(start);
      expect(system.monthNumber(end)).toBe(number);
      expect(system.fieldsOf(start).day).toBe(1);
      start = addDays(end, 1);
      expect(system.monthNumber(start)).toBe(number + 1);
    }
  });

  it.each([-120, -13, -1, 0, 1, 12, 300])('adds %s months and years', (count) => {
    for (let index = 0; index < dates.length; index += Math.ceil(97 / step)) {
      const iso = dates[index] ?? '';
      const { day } = system.fieldsOf(iso);
      for (const moved of [addMonthsIn(iso, count, system), system.addYears(iso, count)]) {
        const last = system.fieldsOf(endOfMonth(moved, system)).day;
        expect(system.fieldsOf(moved).day).toBe(Math.min(day, last));
      }
      expect(system.monthNumber(addMonthsIn(iso, count, system))).toBe(
        system.monthNumber(iso) + count,
      );
      expect(system.fieldsOf(system.addYears(iso, count)).year).toBe(
        system.fieldsOf(iso).year + count,
      );
    }
  });

  it.each(['0001-01-01', '0001-12-31', '0622-07-16', '1582-10-10', '9000-06-15', '9999-12-31'])(
    'stays within the years 1 to 9999 around %s',
    (iso) => {
      const fields = system.fieldsOf(iso);
      expect(system.dateOf(fields)).toBe(iso);
      for (const count of [-120_000, -1, 1, 120_000]) {
        for (const moved of [addMonthsIn(iso, count, system), system.addYears(iso, count)]) {
          expect(moved >= '0001-01-01' && moved <= '9999-12-31').toBe(true);
          expect(count < 0 ? moved <= iso : moved >= iso).toBe(true);
        }
      }
      const [start, end] = [startOfMonth(iso, system), endOfMonth(iso, system)];
      expect(start <= iso && iso <= end).toBe(true);
    },
  );

  it('has no date for fields that do not exist', () => {
    const { year } = system.fieldsOf('2026-03-01');
    for (const [month, day] of [
      [0, 1],
      [14, 1],
      [1, 0],
      [1, 32],
      [system.monthsInYear(year) + 1, 1],
    ]) {
      expect(system.dateOf({ year, month: month ?? 0, day: day ?? 0 })).toBeNull();
    }
    expect(system.dateOf({ year: 99_999, month: 1, day: 1 })).toBeNull();
    expect(system.dateOf({ year: -99_999, month: 1, day: 1 })).toBeNull();
  });
});

describe('years of other lengths', () => {
  const rows: ReadonlyArray<
    readonly [Name, from: string, count: number, to: string, what: string]
  > = [
    ['hebrew', '5784-6-30', 1, '5785-6-29', 'Adar I to Adar'],
    ['hebrew', '5784-7-14', 1, '5785-6-14', 'Adar II to Adar'],
    ['hebrew', '5785-6-14', -1, '5784-7-14', 'Adar to Adar II'],
    ['hebrew', '5784-8-15', 1, '5785-7-15', 'Nisan to Nisan'],
    ['ethiopic', '2015-13-6', 1, '2016-13-5', 'the sixth day of Pagume to the fifth'],
    ['persian', '1399-12-30', 1, '1400-12-29', 'the leap day'],
    ['japanese', '2024-2-29', 1, '2025-2-28', 'the leap day'],
  ];
  it.each(rows)('%s %s and %s years: %s, %s', (name, from, count, to) => {
    const system = systems[name];
    const iso = dateOf(system, from) ?? '';
    expect(written(system, system.addYears(iso, count))).toBe(to);
  });
});

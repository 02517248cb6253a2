import * as v from 'valibot';
import countries from 'world-countries';
import { expect, describe, test } from 'vitest';
import { countryList } from '#src/components/country-select/countries.data.ts';
import { countryCodes } from '#src/demo-api/country-codes.ts';
import { memoryStore } from '#src/demo-api/memory-store.ts';
import { demoEmail, seed } from '#src/demo-api/seed.ts';
import { seedToday, seedTrips } from '#src/demo-api/seed-trips.ts';
import { tripDraftSchema } from '#src/demo-api/trip-draft.ts';
import { draftOf } from '#src/demo-api/trip-record.ts';
import { tripSchema } from '#src/demo-api/trip.ts';

const trips = seedTrips(1, 180, true);
const all = [...trips, ...seedTrips(2, 40, false), ...seedTrips(3, 20, false)];
const count = (test: (trip: (typeof all)[number]) => boolean) => trips.filter(test).length;

describe('The demonstration', () => {
  test('has three people of three roles and 240 trips', () => {
    const store = memoryStore();
    seed(store, 'hash');
    const people = store.users.list();
    expect(people.map(({ role }) => role)).toEqual(['admin', 'editor', 'reader']);
    expect(people.map(({ id }) => store.trips.count(id))).toEqual([40, 180, 20]);
    expect(store.users.byEmail(demoEmail)?.role).toBe('editor');
  });

  test('is the same each time', () => {
    expect(seedTrips(1, 180, true)).toEqual(trips);
    expect(seedTrips(2, 180, true)).not.toEqual(trips);
  });

  test('holds what a person could have written', () => {
    for (const trip of all) {
      const { issues, output } = v.safeParse(tripDraftSchema, draftOf(trip));
      expect([trip.title, issues]).toEqual([trip.title, undefined]);
      expect(output).toEqual(draftOf(trip));
      expect(v.is(tripSchema, trip)).toBe(true);
      expect(trip.updatedAt <= `${seedToday}T23:59:59.999Z`).toBe(true);
      if (trip.dates && trip.dates.from > seedToday) expect(trip.rating).toBeNull();
    }
  });

  test('gives designers much of everything', () => {
    expect(new Set(trips.map(({ id }) => id)).size).toBe(180);
    expect(new Set(trips.map(({ title }) => title)).size).toBe(180);
    expect(new Set(trips.map(({ country }) => country)).size).toBeGreaterThan(35);
    for (const script of [
      'Arabic',
      'Han',
      'Hiragana',
      'Hebrew',
      'Hangul',
      'Greek',
      'Thai',
      'Cyrillic',
    ]) {
      const letters = new RegExp(`\\p{Script=${script}}`, 'u');
      expect([script, count(({ title }) => letters.test(title)) > 0]).toEqual([script, true]);
    }
    expect(count(({ title }) => /\b(nach|durch|Wochenende|ferien)\b/.test(title))).toBeGreaterThan(
      5,
    );
    const near = (from: string, to: string) =>
      count(({ dates }) => dates !== null && dates.to >= from && dates.from <= to);
    expect(near('2026-04-01', '2026-04-30')).toBeGreaterThan(12);
    expect(near('2026-04-16', '2027-12-31')).toBeGreaterThan(12);
    expect(near('2019-01-01', '2021-12-31')).toBeGreaterThan(12);
    expect(count(({ notes }) => notes !== '')).toBeGreaterThan(60);
    for (const field of ['country', 'dates', 'rating', 'color'] as const) {
      expect([field, count((trip) => trip[field] === null) > 3]).toEqual([field, true]);
    }
    expect(new Set(trips.map(({ rating }) => rating)).size).toBeGreaterThan(9);
    expect(
      count(({ title }) => title.length === 120) + count(({ title }) => title.length === 1),
    ).toBe(2);
    expect(count(({ notes }) => /<script|onerror/.test(notes))).toBe(3);
  });
});

test('The countries are those that can be chosen', () => {
  const offered = countryList.match(/[A-Z]{2}/g) ?? [];
  expect([...countryCodes]).toEqual([...offered].sort());
  const known = new Set(countries.map(({ cca2 }) => cca2));
  expect(countryCodes.filter((code) => !known.has(code))).toEqual([]);
});

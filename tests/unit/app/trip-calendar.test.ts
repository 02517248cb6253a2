import { expect, test } from 'vitest';
import { eachDay, marksOf, monthSpan } from '#src/app/trips/trip-calendar.tsx';

test('days are listed across the end of February in a leap year', () => {
  expect(eachDay('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(eachDay('2026-04-02', '2026-04-01')).toEqual([]);
});

test('days of a calendar page extend a week beyond the month', () => {
  expect(monthSpan('2026-02')).toEqual({ from: '2026-01-25', to: '2026-03-07' });
  expect(monthSpan('2026-12')).toEqual({ from: '2026-11-24', to: '2027-01-07' });
});

test('each trip of a day has a mark in its color, within the calendar page', () => {
  const trips = [
    { title: 'Rome', color: '#a33b2c', dates: { from: '2026-03-01', to: '2026-04-02' } },
    { title: 'Graz', color: null, dates: { from: '2026-04-02', to: '2026-04-03' } },
    { title: 'Someday', color: '#037780', dates: null },
  ];
  const rome = { shape: 'square', label: 'Rome', color: '#a33b2c' };
  expect(marksOf(trips, { from: '2026-04-01', to: '2026-04-02' })).toEqual([
    { date: '2026-04-01', ...rome },
    { date: '2026-04-02', ...rome },
    {
      date: '2026-04-02',
      shape: 'square',
      label: 'Graz',
      color: 'var(--tessera-color-text-disabled)',
    },
  ]);
});

test('a day has at most three marks, and the last one names the other trips', () => {
  const dates = { from: '2026-04-01', to: '2026-04-01' };
  const trips = ['Rome', 'Graz', 'Lyon', 'Bath', 'Cork'].map((title) => ({
    title,
    color: '#037780',
    dates,
  }));
  const labels = marksOf(trips, dates).map(({ label }) => label);
  expect(labels).toEqual(['Rome', 'Graz', 'Lyon, Bath, Cork']);
});

import { describe, expect, test } from 'vitest';
import { notesHtml } from '#src/app/data/trip-texts.ts';
import { eachDay, marksOf, monthSpan } from '#src/app/trips/trip-calendar.tsx';
import { phaseOf, quartersOf } from '#src/app/trips/trip-marks.tsx';

describe('Notes', () => {
  test.each([
    ['one line', '<p>one line</p>'],
    ['one\ntwo\r\nthree', '<p>one<br>two<br>three</p>'],
    ['one\n\ntwo\r\n \t\r\n\nthree\n', '<p>one</p><p>two</p><p>three</p>'],
    ['1 < 2 & 3 > 2', '<p>1 &lt; 2 &amp; 3 > 2</p>'],
    ['&lt;b&gt;', '<p>&amp;lt;b&amp;gt;</p>'],
  ])('of plain text keep their lines: %j', (notes, html) => {
    expect(notesHtml(notes)).toBe(html);
  });

  test.each([
    '<p>a\nb</p>',
    'a <b>b</b>',
    'a<br/>b',
    'x <img src=x onerror=alert(1)>',
    '<!-- a -->b',
  ])('of HTML stay unchanged: %j', (notes) => {
    expect(notesHtml(notes)).toBe(notes);
  });
});

describe('The phase of a trip', () => {
  const dates = { from: '2026-04-10', to: '2026-04-12' };

  test.each([
    ['2026-04-09', 'planned'],
    ['2026-04-10', 'underway'],
    ['2026-04-12', 'underway'],
    ['2026-04-13', 'over'],
  ])('on %s is "%s"', (today, phase) => {
    expect(phaseOf(dates, today)).toBe(phase);
  });

  test('is undefined without dates', () => {
    expect(phaseOf(null, '2026-04-10')).toBeNull();
  });
});

test('The mosaic of a trip is rotated by quarter turns, always the same for one trip', () => {
  const turns = ['seed-1-001', 'seed-1-002', 'seed-1-003', 'seed-1-004'].map(quartersOf);
  expect(turns.toSorted()).toEqual([0, 1, 2, 3]);
  expect(quartersOf('seed-1-001')).toBe(turns[0]);
  expect(quartersOf('🗺️')).toBeLessThan(4);
});

test('days are listed across the end of February in a leap year', () => {
  expect(eachDay('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
  expect(eachDay('2026-04-02', '2026-04-01')).toEqual([]);
});

test('days of a calendar page extend a week beyond the month', () => {
  expect(monthSpan('2026-02')).toEqual({ from: '2026-01-25', to: '2026-03-07' });
  expect(monthSpan('2026-12')).toEqual({ from: '2026-11-24', to: '2027-01-07' });
});

test('each day of a calendar page with trips has one mark, which names them: a bar for several', () => {
  const trips = [
    { title: 'Rome', dates: { from: '2026-03-01', to: '2026-04-02' } },
    { title: 'Graz', dates: { from: '2026-04-02', to: '2026-04-03' } },
    { title: 'Someday', dates: null },
  ];
  const color = 'var(--tessera-color-accent)';
  expect(marksOf(trips, { from: '2026-04-01', to: '2026-04-02' })).toEqual([
    { date: '2026-04-01', shape: 'square', label: 'Rome', color },
    { date: '2026-04-02', shape: 'bar', label: 'Rome, Graz', color },
  ]);
});

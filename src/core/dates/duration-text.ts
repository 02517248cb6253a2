import { listFormat, numberFormat } from '../locale/intl';
import type { PeriodUnit } from './iso-period';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * Returns a length of time in words: "1 day, 2 hours and 30 minutes" in the punctuation of the locale, "0 minutes" for
 * none.
 * @param milliseconds Length; parts of a minute are left out, and a day has 24 hours.
 */
export function durationText(milliseconds: number, locale: string): string {
  let rest = Math.max(milliseconds, 0);
  const counts = units.map(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return [unit, count] as const;
  });
  const shown = counts.filter(([, count]) => count > 0);
  const texts = (shown.length > 0 ? shown : counts.slice(-1)).map(([unit, count]) =>
    numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  );
  // Not `Intl.DurationFormat`, which writes the same, but nothing for a length of zero.
  return listFormat(locale, { type: 'unit', style: 'long' }).format(texts);
}

/** Units of `Intl` for the length of a range, and how many of them a period has. */
const lengths: Readonly<
  Record<PeriodUnit, readonly [unit: 'week' | 'month' | 'year', count: number]>
> = {
  week: ['week', 1],
  month: ['month', 1],
  quarter: ['month', 3],
  half: ['month', 6],
  year: ['year', 1],
};

/** Formats the length of a number of periods: "3 weeks", "9 months". */
export function periodLength(count: number, unit: PeriodUnit, locale: string): string {
  const [name, times] = lengths[unit];
  const format = numberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' });
  return format.format(count * times);
}

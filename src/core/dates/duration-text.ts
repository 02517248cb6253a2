import { listFormat, localesOf, numberFormat } from '../locale/intl';
import type { PeriodUnit } from './iso-period';

/** Part of `Intl.DurationFormat` that is used here; hosts may lack its types. */
type DurationFormatConstructor = new (
  locales: readonly string[],
  options: { style: 'long' },
) => { format: (duration: Readonly<Record<string, number>>) => string };

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
  // `Intl.DurationFormat` writes nothing for a length of zero.
  if (shown.length === 0) return durationByUnits(counts.slice(-1), locale);
  const { DurationFormat } = Intl as unknown as { DurationFormat?: DurationFormatConstructor };
  if (!DurationFormat) return durationByUnits(shown, locale);
  const duration = Object.fromEntries(shown.map(([unit, count]) => [`${unit}s`, count]));
  return new DurationFormat(localesOf(locale), { style: 'long' }).format(duration);
}

/** Joins units of numbers, as `Intl.DurationFormat` does. */
function durationByUnits(
  parts: ReadonlyArray<readonly [unit: 'day' | 'hour' | 'minute', count: number]>,
  locale: string,
): string {
  const texts = parts.map(([unit, count]) => {
    return numberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  });
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

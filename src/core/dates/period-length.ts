import { numberFormat } from '../locale/intl';
import type { PeriodUnit } from './iso-period';

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

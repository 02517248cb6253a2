import type { IsoDate } from '../../core/dates/iso-date';
import { formatIsoPeriod, parseIsoPeriod, periodOfDay } from '../../core/dates/iso-period';
import type { FullRange } from '../calendar';
import type { PeriodRules } from './validate-period';

/** Preset of one period: a period or an offset from the current one. */
export interface PeriodPreset {
  /** Label. */
  label: string;
  /** Period, such as `2026-Q2`. */
  period?: string;
  /** Offset from the current period, negative for the past: 0 is this one, 1 the next. */
  offset?: number;
}

/** Preset of a range: `from` and `to`, or a number of periods that ends with the current one. */
export interface PeriodRangePreset {
  /** Label. */
  label: string;
  /** First period. */
  from?: string;
  /** Last period. */
  to?: string;
  /** Number of periods, both ends included, that ends with the current one. */
  periods?: number;
}

/** Returns the period of a preset, or `null` if it does not exist. */
export function presetPeriod(
  { period, offset }: PeriodPreset,
  { unit, weeks }: Pick<PeriodRules, 'unit' | 'weeks'>,
  today: IsoDate,
): string | null {
  if (period !== undefined) return parseIsoPeriod(period, unit, weeks) === null ? null : period;
  if (!Number.isInteger(offset)) return null;
  const present = periodOfDay(today, unit, weeks);
  return formatIsoPeriod(present + (offset ?? 0), unit, weeks);
}

/** Returns the range of a preset, or `null` if it is incomplete or ends before it starts. */
export function presetPeriodRange(
  { from, to, periods }: PeriodRangePreset,
  rules: Pick<PeriodRules, 'unit' | 'weeks'>,
  today: IsoDate,
): FullRange | null {
  if (periods !== undefined) {
    if (!Number.isInteger(periods) || periods < 1) return null;
    const first = presetPeriod({ label: '', offset: 1 - periods }, rules, today);
    const last = presetPeriod({ label: '', offset: 0 }, rules, today);
    return first !== null && last !== null ? { from: first, to: last } : null;
  }
  const first = presetPeriod({ label: '', period: from ?? '' }, rules, today);
  const last = presetPeriod({ label: '', period: to ?? '' }, rules, today);
  return first !== null && last !== null && first <= last ? { from: first, to: last } : null;
}

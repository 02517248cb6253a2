import { addDays, isIsoDate, type IsoDate } from '../../internals/iso-date';
import { inDevelopment, reportProblem } from '../../internals/report-problem';

/** One day that the panel offers under a name: a date or a distance from today. */
export interface DatePreset {
  /** Name of the choice. */
  label: string;
  /** The day, `YYYY-MM-DD`. */
  date?: string;
  /** Days from today, negative for the past: 0 is today, 1 tomorrow. */
  inDays?: number;
}

/**
 * Range that the panel offers under a name: two of `from`, `to` and `days`, or `days` alone, which end
 * today. `days: 7` are seven days, both ends counted: today and the six days before.
 */
export interface RangePreset {
  /** Name of the choice. */
  label: string;
  /** First day, `YYYY-MM-DD`, or `today`. */
  from?: string;
  /** Last day, `YYYY-MM-DD`, or `today`. */
  to?: string;
  /** Number of days, both ends counted. */
  days?: number;
}

/** Day of a preset, or `null` where it names none that exists. */
export function presetDate(preset: DatePreset, today: IsoDate): IsoDate | null {
  if (preset.date !== undefined) return isIsoDate(preset.date) ? preset.date : null;
  return Number.isInteger(preset.inDays) ? addDays(today, preset.inDays ?? 0) : null;
}

/** Range of a preset, or `null` where it names none, as with too few particulars or its end before its start. */
export function presetRange(
  preset: RangePreset,
  today: IsoDate,
): { from: IsoDate; to: IsoDate } | null {
  const dayOf = (text: string | undefined) => (text === 'today' ? today : text);
  const { days } = preset;
  const given = { from: dayOf(preset.from), to: dayOf(preset.to) };
  const stretch = days === undefined || !Number.isInteger(days) || days < 1 ? null : days - 1;
  if ([given.from, given.to].some((day) => day !== undefined && !isIsoDate(day))) return null;
  if (days !== undefined && stretch === null) return null;
  let { from, to } = given;
  if (stretch !== null) {
    to ??= from === undefined ? today : addDays(from, stretch);
    from ??= addDays(to, -stretch);
  }
  return from !== undefined && to !== undefined && from <= to ? { from, to } : null;
}

/** Nothing, with a development error about a preset that names no day. */
export function reportPreset(component: string, label: string): [] {
  if (inDevelopment) {
    reportProblem(
      component,
      'presets',
      `holds "${label}", which has no valid date or ends before it begins, so it is ignored. Pass a date, or a positive whole number of days.`,
    );
  }
  return [];
}

import { addDays, isIsoDate, type IsoDate } from '../../core/dates/iso-date';
import { usableList } from '../../core/props/usable-list';
import { inDevelopment, reportProblem } from '../../core/report-problem';

/** Option that a panel offers beside the calendar. */
export interface PanelPreset {
  label: string;
  /** Description. */
  detail: string;
  /** Whether it is the value. */
  selected: boolean;
  /** Whether it is unavailable. */
  disabled: boolean;
  onSelect: (event: Event) => void;
}

/**
 * Returns the options of a panel for the presets of a picker.
 * @param optionOf Returns the option of a preset, or `null` with an error in development if it has no value.
 */
export function panelPresets<Preset extends { label: string }>(
  component: string,
  presets: readonly Preset[],
  optionOf: (preset: Preset) => Omit<PanelPreset, 'label'> | null,
): PanelPreset[] {
  return usableList(component, 'presets', presets).flatMap((preset) => {
    const { label } = preset;
    const option = optionOf(preset);
    if (option) return { label, ...option };
    if (inDevelopment) {
      reportProblem(
        component,
        'presets',
        `contains "${label}", which has no valid date, time or period, or ends before it begins, so it is ignored. Correct it, or pass a positive whole number of days or periods.`,
      );
    }
    return [];
  });
}

/** Preset of one day: a date or an offset from today. */
export interface DatePreset {
  /** Label. */
  label: string;
  /** Date, `YYYY-MM-DD`. */
  date?: string;
  /** Offset from today in days, negative for the past: 0 is today, 1 tomorrow. */
  offsetDays?: number;
}

/**
 * Preset of a range: two of `from`, `to` and `days`, or only `days`, which ends today. `days: 7` is seven
 * days, both ends included: today and the six days before.
 */
export interface RangePreset {
  /** Label. */
  label: string;
  /** First day, `YYYY-MM-DD`, or `today`. */
  from?: string;
  /** Last day, `YYYY-MM-DD`, or `today`. */
  to?: string;
  /** Number of days, both ends included. */
  days?: number;
}

/** Returns the day of a preset, or `null` if it is not a valid date. */
export function presetDate(preset: DatePreset, today: IsoDate): IsoDate | null {
  if (preset.date !== undefined) return isIsoDate(preset.date) ? preset.date : null;
  return Number.isInteger(preset.offsetDays) ? addDays(today, preset.offsetDays ?? 0) : null;
}

/** Returns the range of a preset, or `null` if it is incomplete or ends before it starts. */
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

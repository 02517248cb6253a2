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
  onPick: (event: Event) => void;
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

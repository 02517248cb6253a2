import type { ColorPickerLabels } from '../../../languages/language';
import type { ColorState } from '../use-color';

/** Shared props of the optional tools. */
export interface ToolProps {
  color: ColorState;
  labels: ColorPickerLabels;
  disabled: boolean;
  readOnly: boolean;
}

import type { ColorState } from '../use-color';
import type { ColorPickerLabels } from '../words';

/** Shared props of the optional tools. */
export interface ToolProps {
  color: ColorState;
  labels: ColorPickerLabels;
  disabled: boolean;
  readOnly: boolean;
}

import type { ColorPickerLabels } from '../../../languages/language';
import type { ColorState } from '../use-color';

/** Props that the rarer parts share. */
export interface ToolProps {
  color: ColorState;
  words: ColorPickerLabels;
  disabled: boolean;
  readOnly: boolean;
}

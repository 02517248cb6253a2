import { drawMarks, tellControl } from './control-marks';
import type { FieldRecord } from './field-record';
import { errorText } from './field-words';
import { controlsOf } from './native-control';
import { writeControls } from './write-controls';

/** Makes the controls of a field that has come to the page agree with what is known of it. */
export function welcome(field: FieldRecord): void {
  const { kind, view, root, name } = field;
  const { initial } = view;
  const controls = controlsOf(root, name) as HTMLInputElement[];
  // What somebody ticked before the script was there stays.
  if (kind === 'group' && initial !== undefined && !controls.some(({ checked }) => checked)) {
    writeControls(controls, initial, true);
  }
  drawMarks(field);
  if (field.accused) tellControl(field, errorText(field));
}

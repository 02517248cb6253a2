import type { NativeControl } from './native-control';

/** Puts a value into the controls of one name, and makes it the one that a reset brings back where `asDefault`. */
export function writeControls(
  controls: readonly NativeControl[],
  value: unknown,
  asDefault: boolean,
): void {
  const texts = [value ?? ''].flat().map(String);
  for (const control of controls) {
    const { type } = control;
    if (type === 'checkbox' || type === 'radio') {
      const box = control as HTMLInputElement;
      box.checked = typeof value === 'boolean' ? value : texts.includes(box.value);
      if (asDefault) box.defaultChecked = box.checked;
    } else if (control instanceof HTMLSelectElement) {
      for (const option of control.options) {
        option.selected = texts.includes(option.value);
        if (asDefault) option.defaultSelected = option.selected;
      }
    } else if (type === 'file') control.value = '';
    else {
      control.value = texts.join(',');
      if (asDefault) control.defaultValue = control.value;
    }
  }
}

import type { NativeControl } from '../../core/forms/restore-default';

/** Returns the native controls with a name inside an element. */
export function controlsOf(root: Element | null | undefined, name: string): NativeControl[] {
  const all = root?.querySelectorAll<NativeControl>('input,select,textarea') ?? [];
  return [...all].filter((control) => control.name === name);
}

/**
 * Returns the value of the controls with one name: the text; for a checkbox, whether it is checked; for
 * several checkboxes (or with `asList`), the values of the checked ones; for radio buttons, the value of the
 * checked one; for a file input, its file or files.
 */
export function readControls(
  controls: readonly NativeControl[],
  { asList }: { asList: boolean },
): unknown {
  const [first] = controls as readonly HTMLInputElement[];
  if (!first) return undefined;
  const { type, files, multiple, value } = first;
  const checked = controls.flatMap((control) =>
    (control as HTMLInputElement).checked ? control.value : [],
  );
  if (type === 'radio') return checked[0] ?? '';
  if (type === 'checkbox') return asList || controls[1] ? checked : checked.length > 0;
  // happy-dom gives every input a list of files.
  if (type === 'file') return multiple ? [...(files ?? [])] : (files?.[0] ?? null);
  const { selectedOptions } = controls[0] as HTMLSelectElement;
  return multiple && selectedOptions ? Array.from(selectedOptions, (each) => each.value) : value;
}

/** Options of {@link writeControls}. */
export interface WriteOptions {
  /** Whether a reset restores the value. Default: `false`. */
  asDefault?: boolean;
}

/** Writes a value into the controls with one name. */
export function writeControls(
  controls: readonly NativeControl[],
  value: unknown,
  { asDefault = false }: WriteOptions = {},
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

/** Control of HTML that holds a value. */
export type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Native controls of a name below an element. */
export function controlsOf(root: Element | null, name: string): NativeControl[] {
  const all = root?.querySelectorAll<NativeControl>('input,select,textarea') ?? [];
  return [...all].filter((control) => control.name === name);
}

/**
 * Value of the controls of one name: text, or of a box whether it is ticked, of several boxes (`asList` for a group
 * that may have one) the texts of those ticked, of radio buttons the text of the chosen one, of a file field its file, or its files.
 */
export function readControls(controls: readonly NativeControl[], asList: boolean): unknown {
  const [first] = controls;
  const ticked = controls.filter((control) => (control as HTMLInputElement).checked);
  switch (first?.type) {
    case undefined:
      return undefined;
    case 'radio':
      return ticked[0]?.value ?? '';
    case 'checkbox':
      return asList || controls.length > 1 ? ticked.map(({ value }) => value) : ticked.length > 0;
    case 'select-multiple':
      return Array.from((first as HTMLSelectElement).selectedOptions, ({ value }) => value);
    case 'file': {
      const { files, multiple } = first as HTMLInputElement;
      return multiple ? Array.from(files ?? []) : (files?.[0] ?? null);
    }
    default:
      return first?.value;
  }
}

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

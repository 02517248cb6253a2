/** Control of HTML that holds a value. */
export type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Native controls of a name below an element. */
export function controlsOf(root: Element | null | undefined, name: string): NativeControl[] {
  const all = root?.querySelectorAll<NativeControl>('input,select,textarea') ?? [];
  return [...all].filter((control) => control.name === name);
}

/**
 * Value of the controls of one name: text, or of a box whether it is ticked, of several boxes (`asList` for a group
 * that may have one) the texts of those ticked, of radio buttons the text of the chosen one, of a file field its file, or its files.
 */
export function readControls(controls: readonly NativeControl[], asList: boolean): unknown {
  const [first] = controls as readonly HTMLInputElement[];
  if (!first) return undefined;
  const { type, files, multiple, value } = first;
  const ticked = controls.flatMap((control) =>
    (control as HTMLInputElement).checked ? control.value : [],
  );
  if (type === 'radio') return ticked[0] ?? '';
  if (type === 'checkbox') return asList || controls[1] ? ticked : ticked.length > 0;
  // happy-dom gives every input a list of files.
  if (type === 'file') return multiple ? [...(files ?? [])] : (files?.[0] ?? null);
  const { selectedOptions } = controls[0] as HTMLSelectElement;
  return multiple && selectedOptions ? Array.from(selectedOptions, (each) => each.value) : value;
}

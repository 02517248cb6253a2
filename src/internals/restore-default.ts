/** HTML control that holds a value. */
export type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Writes the default of a control into it, as a reset by the browser does. React tracks values by their setters: without this,
 * a change back to what was there before the reset would be no change to it.
 */
export function restoreDefault(control: NativeControl): void {
  const { type } = control;
  const input = control as HTMLInputElement;
  // The value of a box is the text that it submits.
  if (type === 'checkbox' || type === 'radio') input.checked = input.defaultChecked;
  else if ('defaultValue' in input) input.value = input.defaultValue;
}

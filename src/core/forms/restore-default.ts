/** HTML control with a value. */
export type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Resets a control to its default, like a reset by the browser. React tracks values by their setters: without
 * this, it would miss a change back to the value before the reset.
 */
export function restoreDefault(control: NativeControl): void {
  const { type } = control;
  const input = control as HTMLInputElement;
  // The value of a checkbox is the text that it submits.
  if (type === 'checkbox' || type === 'radio') input.checked = input.defaultChecked;
  else if ('defaultValue' in input) input.value = input.defaultValue;
}

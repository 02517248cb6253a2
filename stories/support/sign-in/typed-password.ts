/** Types a password into a form without keys, so that it is rated. */
export function typePassword(element: HTMLElement): HTMLInputElement {
  const input = element.querySelector<HTMLInputElement>('input[name="password"]');
  if (!input) throw new Error('The form has no password.');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(input, 'mia travels light');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return input;
}

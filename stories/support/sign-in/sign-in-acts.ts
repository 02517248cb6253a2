/** Fills in the password and focuses it. */
function fill(element: HTMLElement): HTMLInputElement {
  const input = element.querySelector<HTMLInputElement>('[name="password"]');
  if (!input) throw new Error('The form has no password.');
  input.value = 'correct horse';
  return input;
}

/** Submits the form with a password. */
export const submit = (element: HTMLElement) => fill(element).form?.requestSubmit();

/** Shows the password while Caps Lock is on. */
export const showWithCapsLock = (element: HTMLElement) => {
  const input = fill(element);
  element.querySelector<HTMLElement>('[data-slot="password-input-reveal"]')?.click();
  input.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, modifierCapsLock: true }));
};

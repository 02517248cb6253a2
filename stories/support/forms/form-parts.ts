import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Waits for hydration; until then the browser validates the form. */
export const ready = () => waitFor(() => expect(document.forms[0]?.noValidate).toBe(true));

/** Returns the control with a label. */
// The buttons of a field are named after it, too.
export const control = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, select, textarea' });

/** Returns a star of the only rating on the page. */
export const star = (number: number) =>
  screen.getByRole<HTMLInputElement>('radio', { name: `${number} out of 5` });

/** Clicks the button with a name. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Submits the form with its button. */
export const send = () => press('Send');

/** Returns the first field error. */
export const error = () => document.querySelector('[data-slot="field-error"]');

/** Returns the text of all field errors, in document order. */
export const errors = () =>
  [...document.querySelectorAll('[data-slot="field-error"]')].map(({ textContent }) => textContent);

/** Returns the live region of the form. */
export const status = () => document.querySelector('[data-slot="form-status"]');

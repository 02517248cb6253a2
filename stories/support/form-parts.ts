import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Waits until React has taken the form over; until then the browser validates. */
export const ready = () => waitFor(() => expect(document.forms[0]?.noValidate).toBe(true));

/** Control that the label names. */
export const control = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

/** Star of the one rating on the page. */
export const star = (number: number) =>
  screen.getByRole<HTMLInputElement>('radio', { name: `${number} out of 5` });

/** Presses the button of that name. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Submits the form by its button. */
export const send = () => press('Send');

/** Error of the first field that shows one. */
export const error = () => document.querySelector('[data-slot="field-error"]');

/** Texts of all fields' errors, in the order of the page. */
export const errors = () =>
  [...document.querySelectorAll('[data-slot="field-error"]')].map(({ textContent }) => textContent);

/** Live region of the form. */
export const said = () => document.querySelector('[data-slot="form-status"]');

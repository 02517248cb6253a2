import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

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

/**
 * Selects an option of a native select by its text or value. `userEvent.selectOptions` does not reach React
 * in WebKit.
 */
export async function chooseOption(select: HTMLElement, wanted: string): Promise<void> {
  if (!(select instanceof HTMLSelectElement)) throw new Error('This is no native select.');
  const option = [...select.options].find(({ text, value }) => text === wanted || value === wanted);
  if (!option) throw new Error(`There is no option "${wanted}".`);
  await fireEvent.change(select, { target: { value: option.value } });
}

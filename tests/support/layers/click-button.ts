import { page, userEvent } from 'vitest/browser';

/** Clicks the button with a name, as a user does. */
export function clickButton(name: string): Promise<void> {
  return userEvent.click(page.getByRole('button', { name, exact: true }));
}

import { userEvent } from 'vitest/browser';
import { FormStore } from '#src/components/field/form-store.ts';
import type { FormHandle } from '#src/components/field/index.ts';
import { settle } from '#tests/support/render.tsx';

/** Element on the page; throws if there is none. */
export function part<Part extends HTMLElement = HTMLElement>(selector: string): Part {
  const found = document.querySelector<Part>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Texts of the visible errors, in page order. */
export const errors = (): Array<string | null> =>
  [...document.querySelectorAll('[data-slot="field-error"]')].map((each) => each.textContent);

/** Element of a field. */
export const field = (name: string): HTMLElement =>
  part(`[data-slot="field"]:has([name="${name}"])`);

/** Clicks the form's button. */
export async function submit(): Promise<void> {
  part('button:not([type])').click();
  await settle();
}

/** Types into a control as a user does. */
export async function type(selector: string, text: string): Promise<void> {
  await userEvent.type(part(selector), text);
  await settle();
}

/** Blurs the focused control. */
export async function leave(): Promise<void> {
  (document.activeElement as HTMLElement).blur();
  await settle();
}

/** Handle created with `useForm`, outside of any component. */
export const newHandle = (): FormHandle => new FormStore();

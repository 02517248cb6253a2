import type { ReactNode } from 'react';
import { userEvent } from 'vitest/browser';
import { mount, settle } from '../render.tsx';
import type { InputRow, Person } from '../widget-row.ts';
import type { Row } from './conformance-row.ts';

/** Row of a widget or primitive that takes a value in a form. */
export type FormRow = Row & { input: InputRow };

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing on the page is ${selector}.`);
  return element;
}

async function type(selector: string, keys: string): Promise<void> {
  const element = find(selector);
  element.focus();
  if (!element.contains(document.activeElement)) {
    throw new Error(`${selector} does not take the focus, so that no key reaches it.`);
  }
  await userEvent.keyboard(keys);
}

/** Uses a mouse and a keyboard. */
export const byMouse: Person = { press: (selector) => userEvent.click(find(selector)), type };

/** Also clicks disabled or covered elements, for which a mouse click would wait. */
export const byScript: Person = {
  press: async (selector) => {
    find(selector).click();
    await settle();
  },
  type,
};

/** Handler of an application for a changed value. */
export type Report = (value: unknown, details: { reason: unknown; event: unknown }) => void;

/** Form with a button around a control. */
export function formWith(node: ReactNode) {
  const { container } = mount(
    // A submitted form would navigate away from the page of the tests.
    <form onSubmit={(event) => event.preventDefault()}>
      {node}
      <button type="submit">Send</button>
    </form>,
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
}

import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CountrySelect, MultipleCountrySelect } from '#src/components/country-select/index.ts';
import { serverMarkup, settle, watchPage } from '#tests/support/render.tsx';

// Input in the server's markup before hydration must not be lost.
watchPage();

const find = (selector: string): HTMLInputElement => {
  const element = document.querySelector<HTMLInputElement>(selector);
  if (!element) throw new Error(`Nothing on the page is ${selector}.`);
  return element;
};
const field = () => find('[role="combobox"]');
const chips = () => document.querySelector('[data-slot="country-select-text"]')?.textContent;

let end = () => {};
afterEach(() => end());

/** Renders the server's markup, lets `early` use it, and then hydrates it. */
async function makeLive(node: ReactNode, early: () => Promise<void> | void): Promise<void> {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = serverMarkup(node);
  await early();
  let root: Root | undefined;
  end = () => {
    root?.unmount();
    container.remove();
  };
  root = hydrateRoot(container, node);
  await settle();
}

test.each([
  ['CountrySelect', CountrySelect],
  ['MultipleCountrySelect', MultipleCountrySelect],
])('%s keeps the text typed into it and continues with it', async (_, Component) => {
  await makeLive(<Component aria-label="Country" />, async () => {
    await userEvent.click(field());
    await userEvent.keyboard('chil');
  });
  expect(field().value).toBe('chil');
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('e');
  await vi.waitFor(() => find('[role="option"][data-code="CL"]'));
  await userEvent.keyboard('{Enter}');
  expect(chips() ?? field().value).toBe('Chile');
});

test('a text that was typed and left stays, and is cleared like any other on blur', async () => {
  await makeLive(<CountrySelect aria-label="Country" />, () => {
    field().value = 'chil';
  });
  expect(field().value).toBe('chil');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(field());
  await vi.waitFor(() => find('[role="option"][data-code="CL"]'));
  await userEvent.tab();
  expect(field().value).toBe('');
});

test('a press opens the list of a field that already had focus', async () => {
  await makeLive(<CountrySelect aria-label="Country" />, () => userEvent.click(field()));
  await userEvent.click(field());
  await vi.waitFor(() => find('[role="listbox"]'));
});

test('a value that the browser has autofilled is kept', async () => {
  const changed = vi.fn();
  await makeLive(
    <CountrySelect aria-label="Country" name="country" onValueChange={changed} />,
    () => {
      find('input[name="country"]').value = 'Schweiz';
    },
  );
  await vi.waitFor(() => expect(field().value).toBe('Switzerland'));
  expect(find('input[name="country"]').value).toBe('CH');
  expect(changed).toHaveBeenCalledWith('CH', { reason: 'autofill', event: undefined });
});

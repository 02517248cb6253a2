import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { hydrate, serverMarkup, watchPage } from '#tests/support/render.tsx';

watchPage();

const field = () => {
  const input = document.querySelector<HTMLInputElement>('[role="combobox"]');
  if (!input) throw new Error('There is no field.');
  return input;
};

/** Renders the server's markup, lets `early` use it, and then hydrates it. */
async function hydrateAfter(early: () => Promise<void> | void): Promise<void> {
  const node = <CountrySelect aria-label="Country" />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = serverMarkup(node);
  await early();
  await hydrate(container, node);
}

test('a text that was typed and left stays, and is cleared like any other on blur', async () => {
  await hydrateAfter(() => {
    field().value = 'chil';
  });
  expect(field().value).toBe('chil');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(field());
  await vi.waitFor(() => expect(document.querySelector('[data-code="CL"]')).not.toBeNull());
  await userEvent.tab();
  expect(field().value).toBe('');
});

test('a press opens the list of a field that already had focus', async () => {
  await hydrateAfter(() => userEvent.click(field()));
  await userEvent.click(field());
  await vi.waitFor(() => expect(document.querySelector('[role="listbox"]')).not.toBeNull());
});

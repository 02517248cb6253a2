import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { hydrate, serverMarkup, watchPage } from '#tests/support/render.tsx';

watchPage();
const changed = vi.fn();
beforeEach(() => changed.mockClear());

const field = () => {
  const input = document.querySelector<HTMLInputElement>('[role="combobox"]');
  if (!input) throw new Error('There is no field.');
  return input;
};

/** Renders the server's markup, lets `early` use it, and then hydrates it. */
async function hydrateAfter(early: () => Promise<void> | void): Promise<void> {
  const node = <CountrySelect aria-label="Country" onValueChange={changed} />;
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

test('a name that is being typed is searched, and chosen by the next Tab', async () => {
  await hydrateAfter(async () => {
    await userEvent.click(field());
    field().value = 'chil';
  });
  await vi.waitFor(() => expect(document.querySelector('[data-code="CL"]')).not.toBeNull());
  await userEvent.tab();
  expect(changed).toHaveBeenCalledExactlyOnceWith(
    'CL',
    expect.objectContaining({ reason: 'item-press' }),
  );
});

test('a full name that was typed and left is chosen', async () => {
  await hydrateAfter(() => {
    field().value = 'chile';
  });
  await vi.waitFor(() => expect(field().value).toBe('Chile'));
  expect(changed).toHaveBeenCalledOnce();
});

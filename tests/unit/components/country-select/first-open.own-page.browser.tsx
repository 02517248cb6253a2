import { expect, test, vi } from 'vitest';
import { CountrySelect } from '#src/components/country-select/index.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();

// On a page of its own, where the list has not been loaded yet.
test('a list that loads after it was opened shows the selected country', async () => {
  mount(<CountrySelect aria-label="Country" defaultOpen defaultValue="FR" />);
  const field = document.querySelector('[role="combobox"]');
  expect(field?.getAttribute('aria-expanded')).toBe('false');
  await vi.waitFor(() => expect(field?.getAttribute('aria-expanded')).toBe('true'));
  const list = document.querySelector('[role="listbox"]')?.getBoundingClientRect();
  const option = document.querySelector('[data-code="FR"]')?.getBoundingClientRect();
  expect(option?.top).toBeGreaterThan(list?.top ?? Infinity);
  expect(option?.bottom).toBeLessThan(list?.bottom ?? 0);
});

import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CountrySelect, MultipleCountrySelect } from '#src/components/country-select/index.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

const find = <Kind extends HTMLElement = HTMLElement>(selector: string): Kind => {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`Nothing on the page is ${selector}.`);
  return element;
};
const field = () => find<HTMLInputElement>('[role="combobox"]');
const chips = () =>
  [...document.querySelectorAll('[data-slot="country-select-text"]')].map(
    (text) => text.textContent,
  );

// Labels of a country select, and names of its parts.
watchPage();

test('a label around the field removes nothing when a choice is pressed', async () => {
  mount(
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control
    <label>
      Delivery
      <MultipleCountrySelect defaultValue={['FR', 'CH']} />
    </label>,
  );
  await userEvent.click(field());
  await vi.waitFor(() => find('[data-code="AL"][role="option"]'));
  await userEvent.click(find('[data-code="AL"][role="option"]'));
  expect(chips()).toEqual(['France', 'Switzerland', 'Albania']);
  await userEvent.click(find('[data-slot="country-select-text"]'));
  expect(chips()).toEqual(['France', 'Switzerland', 'Albania']);
});

test('a press on the text of a label around the field focuses it and removes nothing', async () => {
  mount(
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control
    <label>
      <span data-slot="own-text">Delivery</span>
      <MultipleCountrySelect defaultValue={['FR', 'CH']} />
    </label>,
  );
  await userEvent.click(find('[data-slot="own-text"]'));
  expect(chips()).toEqual(['France', 'Switzerland']);
  expect(document.activeElement).toBe(field());
});

test('its buttons are named after the field, whatever names it', () => {
  mount(
    <>
      <CountrySelect aria-label="Country" defaultValue="FR" />
      <span id="own">Home</span>
      <CountrySelect aria-labelledby="own" defaultValue="FR" />
      <label htmlFor="from">From</label>
      <MultipleCountrySelect id="from" defaultValue={['FR']} />
    </>,
  );
  const named = (name: string) => page.getByRole('button', { name, exact: true }).elements().length;
  for (const name of ['Country', 'Home', 'From']) {
    expect(named(`Clear ${name}`), name).toBe(1);
    expect(named(`Show countries ${name}`), name).toBe(1);
  }
  expect(page.getByRole('list', { name: 'Selected countries From' }).elements()).toHaveLength(1);
});

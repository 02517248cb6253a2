import { createPortal } from 'react-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CountrySelect, MultipleCountrySelect } from '#src/components/country-select/index.ts';
import { otherNames } from '#src/components/country-select/search-countries.ts';
import { forgetProblems } from '#src/core/report-problem.ts';
import { mount, settle, watchPage, type Mounted } from '#tests/support/render.tsx';

const find = <Kind extends HTMLElement = HTMLElement>(selector: string): Kind => {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`Nothing on the page is ${selector}.`);
  return element;
};
const slot = (name: string) => document.querySelector(`[data-slot="country-select-${name}"]`);
const field = () => find<HTMLInputElement>('[role="combobox"]');
const reached = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
const said = () =>
  document.querySelector('[data-slot="announcer"] > :last-child')?.textContent ?? undefined;
const chips = () =>
  [...document.querySelectorAll('[data-slot="country-select-text"]')].map(
    (text) => text.textContent,
  );

// Edge cases of a country select in applications and on bad networks.
const messages = watchPage();

afterEach(forgetProblems);

test('a list that is initially open scrolls to the chosen country, else to its first', async () => {
  mount(<CountrySelect aria-label="Country" defaultOpen preferred={['CH']} />);
  await vi.waitFor(() => expect(reached()).toBe('Switzerland'));
});

test('countries are rendered as they come into view, with their numbers among all', async () => {
  mount(<CountrySelect aria-label="Country" preferred={['CH']} />);
  await userEvent.click(field());
  await vi.waitFor(() => expect(reached()).toBe('Switzerland'));
  const list = find('[role="listbox"]');
  const whole = list.scrollHeight;
  expect(list.querySelectorAll('[role="option"]').length).toBeLessThan(30);
  list.scrollTop = whole / 2;
  await vi.waitFor(() => find('[data-code="LI"]'));
  list.scrollTop = whole;
  await vi.waitFor(() => find('[data-code="ZW"]'));
  expect(find('[data-code="ZW"]').ariaPosInSet).toBe('250');
  expect(find('[data-code="ZW"]').ariaSetSize).toBe('250');
  expect(list.scrollHeight).toBe(whole);
  await userEvent.keyboard('{ArrowUp}');
  await vi.waitFor(() => expect(reached()).toBe('Zimbabwe'));
  await userEvent.keyboard('{ArrowDown}');
  await vi.waitFor(() => expect(list.scrollTop).toBe(0));
  expect(reached()).toBe('Switzerland');
  expect(list.scrollHeight).toBe(whole);
});

test('a list in groups opens at the selected country, and its headings come into view with their countries', async () => {
  mount(<CountrySelect aria-label="Country" groupBy="region" defaultValue="NO" />);
  await userEvent.click(field());
  await vi.waitFor(() => expect(reached()).toBe('Norway'));
  const list = find('[role="listbox"]');
  const row = find('[data-code="NO"]').getBoundingClientRect();
  expect(row.top).toBeGreaterThanOrEqual(list.getBoundingClientRect().top);
  expect(row.bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom);
  const whole = list.scrollHeight;
  list.scrollTop = 0;
  await vi.waitFor(() => find('[role="group"][aria-label="Africa"] [data-code="DZ"]'));
  expect(find('[data-code="DZ"]').ariaPosInSet).toBe('1');
  expect(list.scrollHeight).toBe(whole);
});

test('before other names and codes have loaded, a country is found by its name, and selected immediately', async () => {
  vi.spyOn(otherNames, 'peek').mockReturnValue(undefined);
  vi.spyOn(otherNames, 'load').mockReturnValue(new Promise(() => {}));
  const selected = vi.fn();
  mount(<CountrySelect aria-label="Country" onValueChange={selected} />);
  await userEvent.click(field());
  expect(reached()).toBe('Afghanistan');
  await userEvent.keyboard('chile{Enter}');
  expect(selected).toHaveBeenCalledWith('CL', expect.objectContaining({ reason: 'item-press' }));
});

test('other names and codes that failed to load are requested again when the list opens again', async () => {
  const peek = vi.spyOn(otherNames, 'peek').mockReturnValue(undefined);
  const load = vi.spyOn(otherNames, 'load').mockResolvedValue(undefined);
  mount(<CountrySelect aria-label="Country" />);
  await userEvent.click(field());
  await userEvent.keyboard('bogota');
  expect(slot('none')).not.toBeNull();
  peek.mockRestore();
  load.mockRestore();
  await userEvent.keyboard('{Escape}{ArrowDown}bogota');
  await vi.waitFor(() => expect(reached()).toContain('Colombia'));
  await userEvent.keyboard('{Escape}{ArrowDown}+49');
  await vi.waitFor(() => expect(reached()).toContain('Germany'));
});

test('a choice that the parent rejects is not announced', async () => {
  const { rerender } = mount(<CountrySelect aria-label="Country" value={null} defaultOpen />);
  await userEvent.click(field());
  await vi.waitFor(() => find('[data-code="AL"]'));
  await userEvent.click(find('[data-code="AL"]'));
  expect(said()).toBeUndefined();
  rerender(<CountrySelect aria-label="Country" value="AL" />);
  await vi.waitFor(() => expect(said()).toBe('Albania selected'));
});

test('if none of the preferred countries is offered, no heading separates the others', async () => {
  mount(<CountrySelect aria-label="Country" countries="un" preferred={['GL']} defaultOpen />);
  await vi.waitFor(() => expect(reached()).toBe('Afghanistan'));
  expect(slot('heading')).toBeNull();
});

test('a policy without countries shows only the number, and no message about a search', async () => {
  mount(<CountrySelect aria-label="Country" countries={() => false} defaultOpen />);
  await vi.waitFor(() => expect(slot('count')?.textContent).toBe('0 countries and territories'));
  expect(slot('none')).toBeNull();
  expect(slot('list')).toBeNull();
});

test('a text of several words is one unknown country, with one description', () => {
  mount(<MultipleCountrySelect aria-label="To" defaultValue={['New Zealand', 'CH']} />);
  expect(chips()).toEqual(['New Zealand · Unknown country', 'Switzerland']);
  const described = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(chips());
  expect(messages.splice(0).join()).toContain('"New Zealand", which is not a code');
});

test('in a shadow root the list opens, is searched and selected from', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const inside = host.attachShadow({ mode: 'open' });
  const selected = vi.fn();
  mount(createPortal(<CountrySelect aria-label="Country" onValueChange={selected} />, inside));
  const input = inside.querySelector<HTMLInputElement>('[role="combobox"]');
  input?.focus();
  await userEvent.keyboard('chile');
  await vi.waitFor(() => expect(inside.querySelector('[data-code="CL"]')).not.toBeNull());
  inside.querySelector<HTMLElement>('[data-code="CL"]')?.click();
  expect(selected).toHaveBeenCalledWith('CL', {
    reason: 'item-press',
    event: expect.any(MouseEvent),
  });
});

test('a key press during composition neither moves, selects nor closes', async () => {
  const selected = vi.fn();
  mount(<CountrySelect aria-label="Country" onValueChange={selected} />);
  await userEvent.click(field());
  await vi.waitFor(() => expect(reached()).toBe('Afghanistan'));
  for (const key of ['ArrowDown', 'Enter', 'Escape', 'Backspace', 'Tab']) {
    // Safari ends the composition before the key.
    for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, ...composing });
      field().dispatchEvent(event);
    }
  }
  await settle();
  expect(reached()).toBe('Afghanistan');
  expect(selected).not.toHaveBeenCalled();
});

test('a press outside of the field closes a list without matches', async () => {
  mount(
    <>
      <button type="button">Else</button>
      <CountrySelect aria-label="Country" />
    </>,
  );
  await userEvent.click(field());
  await userEvent.keyboard('xyzzy');
  expect(slot('none')).not.toBeNull();
  await userEvent.click(find('button'));
  expect(slot('menu')).toBeNull();
});

test('Home, End and the page keys move through the list', async () => {
  mount(<CountrySelect aria-label="Country" />);
  await userEvent.click(field());
  await vi.waitFor(() => expect(reached()).toBe('Afghanistan'));
  await userEvent.keyboard('{PageDown}');
  const later = reached();
  expect(later).not.toBe('Afghanistan');
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(reached()).toBe('Zimbabwe'));
  await userEvent.keyboard('{Home}{PageDown}');
  await vi.waitFor(() => expect(reached()).toBe(later));
  await userEvent.keyboard('{PageUp}');
  await vi.waitFor(() => expect(reached()).toBe('Afghanistan'));
});

test('an open field has its ring even without focus, and an unknown code reserves the place of a flag', async () => {
  mount(<CountrySelect aria-label="Country" defaultValue="ZZ" defaultOpen />);
  await settle();
  expect(document.activeElement).toBe(document.body);
  expect(getComputedStyle(find('[data-slot="country-select-field"]')).outlineStyle).toBe('solid');
  expect(find('[data-slot="country-flag"]').getBoundingClientRect().width).toBe(20);
});

test('a country that the browser fills in yields to one that is set, and to a reset, before its name is found', async () => {
  const changed = vi.fn();
  const tree = (value?: string) => (
    <form>
      <CountrySelect
        aria-label="Country"
        name="country"
        {...(value ? { value } : { defaultValue: 'JP' })}
        onValueChange={changed}
      />
    </form>
  );
  for (const yieldTo of [
    (page: Mounted) => page.rerender(tree('PE')),
    (page: Mounted) => page.container.querySelector('form')?.reset(),
  ]) {
    const page = mount(tree());
    const hidden = find<HTMLInputElement>('[data-slot="form-value"]');
    hidden.value = 'SE';
    hidden.dispatchEvent(new Event('change', { bubbles: true }));
    yieldTo(page);
    const { value } = hidden;
    await settle();
    expect(hidden.value).toBe(value);
    expect(changed).not.toHaveBeenCalled();
    page.unmount();
  }
});

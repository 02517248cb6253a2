import { flushSync } from 'react-dom';
import Select from 'react-select/base';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { countries } from '#src/components/country-select/countries.ts';
import { countryName, CountrySelect } from '#src/components/country-select/index.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

// Known defects of react-select 5.10.2, each shown not to affect ours.
const messages = watchPage();

const find = <Kind extends HTMLElement = HTMLElement>(selector: string): Kind => {
  const element = document.querySelector<Kind>(selector);
  if (!element) throw new Error(`Nothing on the page is ${selector}.`);
  return element;
};
const field = () => find('[role="combobox"]');
const attribute = (name: string) => field().getAttribute(name);

async function open(): Promise<void> {
  await userEvent.click(field());
  await vi.waitFor(() => find('[role="listbox"]'));
}

test('on Apple devices it announces neither the active nor the selected option: ours does', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  vi.spyOn(Navigator.prototype, 'userAgentData' as never, 'get').mockReturnValue(
    undefined as never,
  );
  mount(<CountrySelect aria-label="Country" defaultValue="AX" />);
  await open();
  const active = document.getElementById(attribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toBe('Åland Islands');
  expect(active?.getAttribute('aria-selected')).toBe('true');
  vi.restoreAllMocks();
});

test('it blurs its input after a choice where touch is possible: ours keeps focus', async () => {
  // Read once, when the package loads; this is what a browser with touch finds there.
  vi.spyOn(Select.defaultProps, 'blurInputOnSelect', 'get').mockReturnValue(true);
  mount(<CountrySelect aria-label="Country" />);
  await open();
  await userEvent.keyboard('{Enter}');
  expect(attribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(field());
  await userEvent.click(field());
  await vi.waitFor(() => find('[data-code="AL"]'));
  await userEvent.click(find('[data-code="AL"]'));
  expect(document.activeElement).toBe(field());
});

test('it calls back while React commits, where an error unmounts the page: ours in the handler', async () => {
  const failing = () => {
    throw new Error('the application failed');
  };
  const caught = vi.fn((event: ErrorEvent) => event.preventDefault());
  addEventListener('error', caught);
  try {
    mount(
      <>
        <CountrySelect aria-label="Country" onOpenChange={failing} />
        <p>The rest of the page</p>
      </>,
    );
    await userEvent.click(field());
    await vi.waitFor(() => expect(caught).toHaveBeenCalled());
    expect(document.body.textContent).toContain('The rest of the page');
    await vi.waitFor(() => find('[role="listbox"]'));
    await userEvent.keyboard('{Escape}{ArrowDown}{Enter}');
    expect(find<HTMLInputElement>('[role="combobox"]').value).toBe('Afghanistan');
  } finally {
    removeEventListener('error', caught);
    messages.length = 0;
  }
});

test('it renders every option: ours those near the view, and the flags in view', async () => {
  mount(<CountrySelect aria-label="Country" />);
  flushSync(() => field().click());
  const options = () => document.querySelectorAll('[role="option"]').length;
  expect(options()).toBeLessThan(20);
  await vi.waitFor(() => find('[data-code="AF"] svg'));
  expect(document.querySelectorAll('[role="option"] svg').length).toBeLessThan(20);
  await userEvent.keyboard('{End}');
  await vi.waitFor(() => expect(find('[data-code="ZW"]').getBoundingClientRect().height > 0));
  const list = find('[role="listbox"]').getBoundingClientRect();
  const last = find('[data-code="ZW"]').getBoundingClientRect();
  expect(last.bottom).toBeLessThanOrEqual(list.bottom);
});

test('a country in any part of the list is selected by its code, with its name and its flag', async () => {
  const some = countries.filter((_, index) => index % 10 === 0);
  const { rerender } = mount(<CountrySelect aria-label="Country" />);
  const selected: string[] = [];
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  await open();
  const input = find<HTMLInputElement>('[role="combobox"]');
  const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  rerender(
    <CountrySelect aria-label="Country" onValueChange={(code) => selected.push(String(code))} />,
  );
  for (const { code } of some) {
    type?.call(input, code);
    flushSync(() => input.dispatchEvent(new InputEvent('input', { bubbles: true })));
    flushSync(() => input.dispatchEvent(new KeyboardEvent('keydown', enter)));
    expect(input.value).toBe(countryName(code));
  }
  expect(selected).toEqual(some.map(({ code }) => code));
  await vi.waitFor(() => {
    expect(find('[data-slot="country-flag"]').childElementCount).toBeGreaterThan(0);
  });
});

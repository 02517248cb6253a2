import Select from 'react-select/base';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CountrySelect } from '#src/components/country-select/index.ts';
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

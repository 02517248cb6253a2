import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CountrySelect, MultipleCountrySelect } from '#src/components/country-select/index.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

// Behavior of a select without the features that an older browser, or a test DOM, lacks.
watchPage();

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing on the page is ${selector}.`);
  return element;
};
const field = () => find('[role="combobox"]');

const restore: Array<() => void> = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const undo of restore.splice(0)) undo();
});

/** Makes the browser ignore every declaration that contains `text`, as if it did not support it. */
function ignoreInStyles(text: string): void {
  for (const style of document.querySelectorAll('style')) {
    const before = style.textContent;
    if (!before.includes(text)) continue;
    style.textContent = before.replaceAll(text, `unknown-${text}`);
    restore.push(() => {
      style.textContent = before;
    });
  }
}

async function open(): Promise<HTMLElement> {
  await userEvent.click(field());
  return vi.waitFor(() => find('[data-slot="country-select-menu"]'));
}

test('without anchor-size() the list is as wide as its countries need', async () => {
  await page.viewport(900, 700);
  mount(<CountrySelect aria-label="Country" />);
  await open();
  ignoreInStyles('anchor-size(');
  await settle();
  expect(find('[data-slot="country-select-menu"]').offsetWidth).toBeGreaterThanOrEqual(288);
  await userEvent.keyboard('chile');
  await vi.waitFor(() => find('[data-code="CL"]'));
  expect(find('[data-slot="country-select-menu"]').offsetWidth).toBeGreaterThanOrEqual(288);
});

test('without field-sizing the field has as many lines, at any width', () => {
  mount(
    <div data-slot="box">
      <MultipleCountrySelect aria-label="To" defaultValue={['CH', 'FR', 'IT']} />
    </div>,
  );
  const widths = Array.from({ length: 40 }, (_, step) => 240 + step * 6);
  const heights = () =>
    widths.map((width) => {
      find('[data-slot="box"]').style.inlineSize = `${width}px`;
      return find('[data-slot="country-select-field"]').offsetHeight;
    });
  const before = heights();
  ignoreInStyles('field-sizing');
  expect(heights()).toEqual(before);
});

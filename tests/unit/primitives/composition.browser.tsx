import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ColorInput } from '#src/components/color-picker/index.ts';
import { DatePicker, MultipleDatePicker } from '#src/components/date-picker/index.ts';
import { Pagination } from '#src/components/pagination/index.ts';
import { TimeField } from '#src/components/time-field/index.ts';
import { Dialog } from '#src/primitives/dialog/index.ts';
import { Menu, MenuItem } from '#src/primitives/menu/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

// An input method uses Enter and Escape to end its composition. Safari then dispatches the key after the composition
// has ended, with the code 229 (WebKit bug 165004).
watchPage();

async function endComposition(key: string): Promise<void> {
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    const event = new KeyboardEvent('keydown', {
      key,
      bubbles: true,
      cancelable: true,
      ...composing,
    });
    document.activeElement?.dispatchEvent(event);
    await settle();
  }
}

test('Escape that ends a composition leaves the dialog open', async () => {
  mount(
    <Dialog heading="Share" defaultOpen>
      <input />
    </Dialog>,
  );
  await settle();
  document.querySelector('input')?.focus();
  await endComposition('Escape');
  expect(document.querySelector('dialog')?.open).toBe(true);
});

test('Enter that ends a composition does not turn the page', async () => {
  const turned = vi.fn();
  mount(<Pagination itemCount={400} showPageInput onPageChange={turned} />);
  await userEvent.fill(partOf('pagination-jump-input'), '３');
  partOf('pagination-jump-input').focus();
  await endComposition('Enter');
  expect(turned).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(turned).toHaveBeenCalledOnce();
});

test('Enter that ends a composition does not commit a color', async () => {
  const changed = vi.fn();
  mount(<ColorInput aria-label="Color" onValueChange={changed} />);
  const input = document.querySelector<HTMLInputElement>('input[type=text], input:not([type])');
  await userEvent.fill(input as HTMLInputElement, 'tomato');
  await settle();
  const before = changed.mock.calls.length;
  const text = input?.value;
  await endComposition('Enter');
  expect(changed.mock.calls).toHaveLength(before);
  expect(input?.value).toBe(text);
});

test('a letter that is composed does not move through a menu', async () => {
  mount(
    <Menu renderTrigger={(trigger) => <button {...trigger}>Actions</button>}>
      <MenuItem>Copy</MenuItem>
      <MenuItem>Bold</MenuItem>
    </Menu>,
  );
  document.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('Copy');
  await endComposition('b');
  expect(document.activeElement?.textContent).toBe('Copy');
});

test.each([
  ['a date', DatePicker, '2026-04-03'],
  ['several dates', MultipleDatePicker, '2026-04-03'],
  ['a time', TimeField, '9:30'],
] as const)('Enter that ends a composition does not commit %s', async (_, Picker, text) => {
  const changed = vi.fn();
  mount(<Picker aria-label="Picker" onValueChange={changed} />);
  const input = document.querySelector<HTMLInputElement>('input:not([type=hidden])');
  await userEvent.fill(input as HTMLInputElement, text);
  await endComposition('Enter');
  expect(changed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(changed).toHaveBeenCalledOnce();
});

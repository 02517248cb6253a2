import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TagInput } from '#src/components/tag-input/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

// Safari, and Firefox on a Mac, do not focus a button that is clicked: the focused element loses focus.
function pressWithoutFocus(event: Event): void {
  const isButton = event.target instanceof Element && event.target.closest('button, summary');
  if (!isButton || event.defaultPrevented) return;
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
beforeEach(() => addEventListener('mousedown', pressWithoutFocus));
afterEach(() => removeEventListener('mousedown', pressWithoutFocus));

const field = () => partOf('tag-input-input') as HTMLInputElement;
const text = () => document.querySelector('textarea');
const tags = () =>
  [...document.querySelectorAll('[role="row"]')].map((row) => row.getAttribute('aria-label'));

async function openText(): Promise<void> {
  await userEvent.click(partOf('tag-input-bulk-edit'));
  await vi.waitFor(() => expect(document.activeElement).toBe(text()));
}

test('"Edit as text" keeps half-typed text, and the text of all tags', async () => {
  mount(<TagInput aria-label="Drinks" defaultValue={['tea']} bulkEdit />);
  await userEvent.click(field());
  await userEvent.keyboard('half');
  await openText();
  expect(text()?.value).toBe('tea');
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}milk');
  await userEvent.click(partOf('tag-input-bulk-done'));
  await settle();
  expect(tags()).toEqual(['tea', 'milk']);
  expect(field().value).toBe('half');
  expect(document.activeElement).toBe(field());
});

test('the text of all tags stays when focus leaves the input, with half a tag behind it', async () => {
  mount(
    <>
      <TagInput aria-label="Drinks" defaultValue={['tea']} bulkEdit />
      <input aria-label="Other" />
    </>,
  );
  await userEvent.click(field());
  await userEvent.keyboard('half');
  await openText();
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}milk');
  await userEvent.click(document.querySelector('[aria-label="Other"]') ?? document.body);
  await settle();
  expect(text()?.value).toBe('tea\nmilk');
  expect(tags()).toEqual(['tea']);
});

test('the remove button and Undo keep half-typed text', async () => {
  mount(<TagInput aria-label="Drinks" defaultValue={['tea', 'milk']} />);
  await userEvent.click(field());
  await userEvent.keyboard('half');
  await userEvent.click(partOf('tag-input-remove'));
  await settle();
  expect(tags()).toEqual(['milk']);
  await userEvent.click(partOf('tag-input-undo'));
  await settle();
  expect(tags()).toEqual(['tea', 'milk']);
  expect(field().value).toBe('half');
});

test('a tag that is being edited is kept when "Edit as text" is pressed', async () => {
  mount(<TagInput aria-label="Drinks" defaultValue={['tea']} bulkEdit />);
  await userEvent.dblClick(partOf('tag-input-text'));
  await userEvent.keyboard('water');
  await openText();
  expect(text()?.value).toBe('water');
});

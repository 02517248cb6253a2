import { afterEach, beforeEach, expect, test } from 'vitest';
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
const tags = () =>
  [...document.querySelectorAll('[role="row"]')].map((row) => row.getAttribute('aria-label'));

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

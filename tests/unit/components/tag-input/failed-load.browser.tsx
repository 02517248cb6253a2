import { userEvent } from 'vitest/browser';
import { expect, test, vi } from 'vitest';
import { TagInput } from '#src/components/tag-input/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

vi.mock('#src/components/tag-input/tag-tools.ts', () => {
  throw new Error('The network is lost.');
});
watchPage();

const tags = () =>
  [...document.querySelectorAll('[role="row"]')].map((row) => row.getAttribute('aria-label'));
const field = () => partOf('tag-input-input') as HTMLInputElement;

function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  field().dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

test('tags can be typed, and nothing that was typed or pasted is lost, where the rest does not load', async () => {
  mount(<TagInput aria-label="Drinks" defaultValue={['tea']} />);
  await userEvent.click(field());
  await userEvent.keyboard('milk,TEA{Enter}');
  expect(tags()).toEqual(['tea', 'milk']);
  expect(field().value).toBe('TEA');
  await settle();
  expect(partOf('tag-input-message').textContent).toBe('“TEA”: already there');
  paste(', juice; water');
  await vi.waitFor(() => expect(field().value).toBe('TEA, juice; water'));
  expect(partOf('tag-input-message').textContent).toBe('Not loaded, try again');
  await userEvent.click(partOf('tag-input-remove'));
  await settle();
  expect(tags()).toEqual(['tea', 'milk']);
});

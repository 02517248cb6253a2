import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TagInput } from '#src/components/tag-input/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

vi.mock('#src/components/tag-input/editing/bulk-edit.tsx', () => {
  throw new Error('The network is lost.');
});
watchPage();

const tags = () =>
  [...document.querySelectorAll('[role="row"]')].map((row) => row.getAttribute('aria-label'));

test('if the text of all tags does not load, a message shows, and everything else works', async () => {
  mount(<TagInput aria-label="Drinks" defaultValue={['tea']} bulkEdit />);
  await userEvent.click(partOf('tag-input-input'));
  await userEvent.keyboard('half');
  await userEvent.click(partOf('tag-input-bulk-edit'));
  await vi.waitFor(() =>
    expect(partOf('tag-input-message').textContent).toBe('Could not load. Try again'),
  );
  await userEvent.keyboard('{Enter}');
  expect(tags()).toEqual(['tea', 'half']);
  await userEvent.click(partOf('tag-input-remove'));
  expect(tags()).toEqual(['half']);
  expect(partOf('tag-input-bulk-edit').isConnected).toBe(true);
});

import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TagInput as TypedTagInput } from '#src/components/tag-input/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();
// Used without TypeScript.
const TagInput = TypedTagInput as ComponentType<Record<string, unknown>>;

const tags = () =>
  [...document.querySelectorAll('[role="row"]')].map((row) => row.getAttribute('aria-label'));

test('a result of `validate` that is not a string is a rejection, too', async () => {
  mount(<TagInput aria-label="Drinks" validate={() => 7} />);
  await userEvent.click(partOf('tag-input-input'));
  await userEvent.keyboard('tea{Enter}');
  await settle();
  expect(tags()).toEqual([]);
  expect(partOf('tag-input-message').textContent).toBe('“tea”: 7');
});

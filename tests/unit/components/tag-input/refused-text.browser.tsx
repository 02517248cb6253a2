import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Field } from '#src/components/field/index.ts';
import { TagInput } from '#src/components/tag-input/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const field = () => partOf('tag-input-input') as HTMLInputElement;
const tags = () =>
  [...document.querySelectorAll('[data-slot="tag-input-tag"]')].map((row) =>
    row.getAttribute('aria-label'),
  );

/** Leaves "tea" in the field, which is refused because it is already a tag, and removes that tag. */
async function refuseTea(props = {}): Promise<void> {
  mount(
    <>
      <TagInput aria-label="Topics" defaultValue={['tea']} {...props} />
      <button>Else</button>
    </>,
  );
  await userEvent.fill(field(), 'tea');
  partOf('tag-input-input').blur();
  await settle();
  expect(field().checkValidity()).toBe(false);
  await userEvent.click(partOf('tag-input-remove'));
  field().focus();
}

test('refused text that is later accepted no longer blocks the form', async () => {
  await refuseTea();
  await userEvent.keyboard('{Enter}');
  expect(tags()).toEqual(['tea']);
  expect(field().value).toBe('');
  expect(field().checkValidity()).toBe(true);
});

test('a list pasted over refused text no longer blocks the form', async () => {
  await refuseTea();
  field().select();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'milk, water');
  field().dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
  await settle();
  expect(tags()).toEqual(['milk', 'water']);
  expect(field().checkValidity()).toBe(true);
});

test('a suggestion selected over refused text no longer blocks the form', async () => {
  await refuseTea({ suggestions: ['teapot'] });
  field().setSelectionRange(3, 3);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.querySelector('[role="option"]')).not.toBeNull();
  await userEvent.click(document.querySelector('[role="option"]') as HTMLElement);
  expect(tags()).toEqual(['teapot']);
  expect(field().checkValidity()).toBe(true);
});

test('text that Enter refuses blocks the form like text that was left', async () => {
  mount(<TagInput aria-label="Topics" defaultValue={['tea']} />);
  await userEvent.fill(field(), 'tea');
  await userEvent.keyboard('{Enter}');
  expect(field().checkValidity()).toBe(false);
  await userEvent.keyboard('s{Enter}');
  expect(tags()).toEqual(['tea', 'teas']);
  expect(field().checkValidity()).toBe(true);
});

test('a field around it shows no success for text that is refused', async () => {
  mount(
    <Field name="topic" label="Topics" rules="required" success="Good topics.">
      <TagInput defaultValue={['tea']} />
    </Field>,
  );
  await settle();
  await userEvent.fill(field(), 'tea');
  field().blur();
  await settle();
  expect(document.querySelector('[data-slot="field-success"]')).toBeNull();
});

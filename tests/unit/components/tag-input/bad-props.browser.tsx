import type { ComponentType } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TagInput as TypedTagInput, type TagInputProps } from '#src/components/tag-input/index.ts';
import { forgetProblems } from '#src/internals/report-problem.ts';
import { entriesOf, partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

const messages = watchPage();
// Used without TypeScript.
const TagInput = TypedTagInput as ComponentType<Record<string, unknown>>;

beforeEach(forgetProblems);

const tags = () =>
  [...document.querySelectorAll('[role="row"]')].map((row) => row.getAttribute('aria-label'));

const wrong: ReadonlyArray<readonly [prop: keyof TagInputProps, value: unknown]> = [
  ['max', null],
  ['max', '3'],
  ['max', {}],
  ['max', Number.NaN],
  ['maxLength', null],
  ['maxLength', '60'],
  ['delimiter', null],
  ['delimiter', 7],
  ['delimiter', {}],
  ['validate', 'tea'],
  ['validate', {}],
  ['suggestions', 'tea'],
  ['suggestions', {}],
  ['suggestions', 5],
  ['blurBehavior', 'drop'],
  ['duplicates', true],
  ['defaultValue', 'tea'],
  ['defaultValue', { length: 2 }],
  ['value', 7],
];

test.each(wrong)('`%s` of %j is reported by name, and tags can be added', async (prop, value) => {
  const { container } = mount(
    <form>
      <TagInput aria-label="Drinks" name="drink" {...{ [prop]: value }} />
    </form>,
  );
  await userEvent.click(partOf('tag-input-input'));
  await userEvent.keyboard('water,milk{Enter}');
  await settle();
  expect(tags()).toEqual(prop === 'value' ? [] : ['water', 'milk']);
  const form = container.querySelector('form');
  form?.reset();
  await settle();
  expect(tags()).toEqual([]);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatch(new RegExp(`^Tessera TagInput: \`${prop}\` .*Pass `));
  messages.length = 0;
});

test('a `name` of null submits nothing', async () => {
  const { container } = mount(
    <form>
      <TagInput aria-label="Drinks" name={null} defaultValue={['tea']} />
    </form>,
  );
  await userEvent.click(partOf('tag-input-input'));
  await userEvent.keyboard('wa');
  const form = container.querySelector('form');
  expect(form && entriesOf(form)).toEqual([]);
});

test('a result of `validate` that is not a string is a rejection, too', async () => {
  mount(<TagInput aria-label="Drinks" validate={() => 7} />);
  await userEvent.click(partOf('tag-input-input'));
  await userEvent.keyboard('tea{Enter}');
  await settle();
  expect(tags()).toEqual([]);
  expect(partOf('tag-input-message').textContent).toBe('“tea”: 7');
});

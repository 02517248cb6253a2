import { Activity } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TagInput } from '#src/components/tag-input/index.ts';
import { entriesOf, partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-slot="tag-input-tag"]')];
const tags = () => rows().map((row) => row.getAttribute('aria-label'));
const field = () => partOf('tag-input-input') as HTMLInputElement;

function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

const thenable = {
  // oxlint-disable-next-line unicorn/no-thenable
  then: (resolve: (tags: string[]) => void) => resolve(['tea']),
} as Promise<string[]>;

async function enter(): Promise<void> {
  await userEvent.click(field());
  await settle();
}

test('one paste adds two thousand tags, and lists and reports the rest', async () => {
  const rejected = vi.fn();
  mount(<TagInput aria-label="Topics" onReject={rejected} />);
  await enter();
  paste(
    `${'\n'.repeat(100_000)}${Array.from({ length: 20_000 }, (_, index) => `topic ${index}`).join('\n')}`,
  );
  await vi.waitFor(() => expect(rows()).toHaveLength(2000));
  expect(partOf('tag-input-message').textContent).toBe(
    '2,000 added, 18,000 rejected: only 2,000 at a time',
  );
  const [refused, details] = rejected.mock.lastCall ?? [];
  expect(details).toEqual({ reason: 'paste', event: expect.any(ClipboardEvent) });
  expect(refused).toHaveLength(18_000);
  expect(refused[0]).toEqual({
    tag: 'topic 2000',
    problem: 'too-many',
    reason: 'only 2,000 at a time',
  });
  expect(partOf('tag-input-rejected').firstElementChild?.textContent).toBe(
    '“topic 2000”: only 2,000 at a time',
  );
});

test.each([
  ['the same tag twice, and a number', () => ['tea', 'tea', 7] as string[], ['tea', '7']],
  ['nothing', () => undefined as unknown as string[], []],
  ['nothing, later', () => Promise.resolve(null as unknown as string[]), []],
  ['a custom thenable', () => thenable, ['tea']],
])('suggestions that are %s do no harm', async (_, suggestions, offered) => {
  mount(<TagInput aria-label="Topics" suggestions={suggestions} />);
  await enter();
  await userEvent.keyboard('t');
  await settle();
  // The first test on a page loads what lists suggestions.
  const options = () => [...document.querySelectorAll('[role="option"]')];
  await expect.poll(() => options().map(({ textContent }) => textContent)).toEqual(offered);
  const failed = () => document.querySelector('[data-status="failed"]') !== null;
  await expect.poll(failed).toBe(offered.length === 0);
});

test('a tag of ten thousand characters does not overflow the box, even while it is edited', async () => {
  const long = 'w'.repeat(10_000);
  mount(<TagInput aria-label="Topics" defaultValue={[long]} />);
  await enter();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await settle();
  const box = partOf('tag-input-field').getBoundingClientRect();
  expect(box.height).toBeLessThanOrEqual(14 * 16);
  expect(partOf('tag-input-editor').getBoundingClientRect().right).toBeLessThan(box.right);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

const editor = () => document.querySelector<HTMLInputElement>('[data-slot="tag-input-editor"]');

/** Opens the editor of the last tag. */
async function editLast(): Promise<void> {
  await enter();
  await userEvent.keyboard('{ArrowLeft}{Enter}');
  await vi.waitFor(() => expect(document.activeElement).toBe(editor()));
}

test.each([
  [['tea'], 'a shorter list'],
  [['water', 'tea', 'milk'], 'another tag in its place'],
])('a tag that is edited while the parent passes %j is not mistaken for another', async (next) => {
  const report = vi.fn();
  const draw = (value: string[]) => (
    <TagInput aria-label="Topics" value={value} onValueChange={report} />
  );
  const { rerender } = mount(draw(['tea', 'milk']));
  await editLast();
  await userEvent.keyboard('cream');
  rerender(draw(next));
  await settle();
  expect(editor()).toBeNull();
  expect(document.activeElement).toBe(field());
  rerender(draw(['a', 'b', 'c']));
  await settle();
  expect(editor(), 'the field does not come back, either').toBeNull();
  expect(report).not.toHaveBeenCalled();
});

test.each([{ readOnly: true }, { disabled: true }])('%j ends editing', async (props) => {
  const report = vi.fn();
  const draw = (more: object) => (
    <TagInput aria-label="Topics" defaultValue={['tea', 'milk']} onValueChange={report} {...more} />
  );
  const { rerender } = mount(draw({}));
  await editLast();
  await userEvent.keyboard('cream');
  rerender(draw(props));
  await settle();
  expect(editor()).toBeNull();
  expect(report).not.toHaveBeenCalled();
});

test('a press on the text of a label around the input focuses it and removes nothing', async () => {
  mount(
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control
    <label>
      <span data-slot="own-text">Drinks</span>
      <TagInput defaultValue={['tea', 'milk']} />
    </label>,
  );
  await userEvent.click(partOf('own-text'));
  expect(tags()).toEqual(['tea', 'milk']);
  expect(document.activeElement).toBe(field());
});

test('text in a step that is hidden while it is typed is added and submitted', async () => {
  const step = (mode: 'visible' | 'hidden') => (
    <form>
      <Activity mode={mode}>
        <TagInput aria-label="Topics" name="topic" />
      </Activity>
    </form>
  );
  const { rerender } = mount(step('visible'));
  await enter();
  await userEvent.keyboard('tea');
  rerender(step('hidden'));
  const form = document.querySelector('form') as HTMLFormElement;
  await vi.waitFor(() => expect(entriesOf(form)).toEqual([['topic', 'tea']]));
  rerender(step('visible'));
  expect(tags()).toEqual(['tea']);
  expect(field().value).toBe('');
});

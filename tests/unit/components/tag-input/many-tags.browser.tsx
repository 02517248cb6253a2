import { Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TagInput } from '#src/components/tag-input/index.ts';
import { entriesOf, partOf } from '#tests/support/elements.ts';
import { mount, settle, watchPage } from '#tests/support/render.tsx';

watchPage();

const thousand = Array.from({ length: 1000 }, (_, index) => `topic ${index}`);
const rows = () => document.querySelectorAll('[data-slot="tag-input-tag"]');

test('a key press rerenders nothing, and a tag does not rerender the others', async () => {
  const draw = vi.fn();
  const { container } = mount(
    <form>
      <Profiler id="tags" onRender={draw}>
        <TagInput aria-label="Topics" name="topic" defaultValue={thousand} />
      </Profiler>
    </form>,
  );
  await userEvent.click(partOf('tag-input-input'));
  await settle();
  draw.mockClear();
  await userEvent.keyboard('new');
  expect(draw).not.toHaveBeenCalled();
  const before = [...rows()];
  await userEvent.keyboard('{Enter}');
  await settle();
  expect(rows()).toHaveLength(1001);
  expect([...rows()].slice(0, 1000)).toEqual(before);
  const form = container.querySelector('form');
  expect(form && entriesOf(form).map(([, tag]) => tag)).toEqual([...thousand, 'new']);
});

test('a key press causes layout only in the box of the text field, and many tags in theirs', async () => {
  mount(<TagInput aria-label="Topics" defaultValue={thousand} />);
  const [grid, entry] = [partOf('tag-input-tags'), partOf('tag-input-entry')];
  expect(getComputedStyle(entry).contain).toBe('strict');
  expect(getComputedStyle(grid).contain).toBe('content');
  const field = partOf('tag-input-field').getBoundingClientRect();
  expect(field.height).toBeLessThanOrEqual(14 * 16);
  expect(entry.getBoundingClientRect().bottom).toBeLessThan(field.bottom);
  expect(grid.scrollHeight).toBeGreaterThan(grid.clientHeight);
  const end = grid.getBoundingClientRect().bottom;
  const cut = [...rows()].map((row) => row.getBoundingClientRect()).find((row) => row.bottom > end);
  // Half of it shows that there are more.
  const share = cut && (end - cut.top) / cut.height;
  expect(share, 'visible share of the row that is cut').toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.7);
});

test('tags of the same text stay separate', async () => {
  const { container } = mount(
    <form>
      <TagInput
        aria-label="Topics"
        name="topic"
        allowDuplicates
        defaultValue={['a', 'a', 'b', 'a']}
      />
    </form>,
  );
  const form = container.querySelector('form');
  await userEvent.click(partOf('tag-input-input'));
  await userEvent.keyboard('a{Enter}');
  expect(form && entriesOf(form).map(([, tag]) => tag)).toEqual(['a', 'a', 'b', 'a', 'a']);
  await userEvent.keyboard('{ArrowLeft}');
  await vi.waitFor(() => expect(document.activeElement).toBe(rows()[4]));
  await userEvent.keyboard('{Home}{Delete}');
  await settle();
  expect(form && entriesOf(form).map(([, tag]) => tag)).toEqual(['a', 'b', 'a', 'a']);
});

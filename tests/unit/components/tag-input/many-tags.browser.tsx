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
  expect(cut?.top, 'the first hidden row').toBe(end);
});

test('tags that cannot be changed leave no row for a text', async () => {
  const { rerender } = mount(null);
  for (let width = 200; width <= 400; width += 8) {
    rerender(
      <div style={{ inlineSize: width }}>
        <TagInput aria-label="Topics" disabled value={['Design', 'Typography', 'Color']} />
      </div>,
    );
    const field = partOf('tag-input-field').getBoundingClientRect();
    const last = [...rows()].at(-1)?.getBoundingClientRect();
    expect(field.bottom - (last?.bottom ?? 0), `${width} px`).toBe(8);
  }
  await settle();
});

test('tags of the same text stay separate', async () => {
  const { container } = mount(
    <form>
      <TagInput
        aria-label="Topics"
        name="topic"
        duplicates="allow"
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

test('a truncated tag leaves room for the empty text field on its row', async () => {
  const long = 'A tag that is much longer than a narrow field is wide';
  mount(
    <div style={{ inlineSize: 240 }}>
      <TagInput aria-label="Topics" defaultValue={[long]} />
    </div>,
  );
  await settle();
  expect(partOf('tag-input-field').offsetHeight).toBe(40);
  expect(partOf('tag-input-entry').offsetWidth).toBeGreaterThanOrEqual(24);
});

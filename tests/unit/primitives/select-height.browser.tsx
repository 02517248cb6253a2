import { expect, test } from 'vitest';
import { Pagination } from '#src/components/pagination/index.ts';
import { Select } from '#src/primitives/select/index.ts';
import { TextInput } from '#src/primitives/text-input/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

watchPage();

test('a select is as tall as a text input', () => {
  mount(
    <>
      <TextInput aria-label="Name" />
      <Select aria-label="Room">
        <option>Oak</option>
      </Select>
    </>,
  );
  expect(partOf('select').offsetHeight).toBe(partOf('text-input').offsetHeight);
});

test.each([
  ['sm', 32],
  ['md', 40],
] as const)('the page size has the height of the row at size %s', (size, height) => {
  mount(<Pagination size={size} total={200} pageSize={10} pageSizes={[10, 20]} />);
  expect(partOf('pagination-size-select').offsetHeight).toBe(height);
});

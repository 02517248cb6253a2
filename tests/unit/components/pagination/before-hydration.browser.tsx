import { expect, test, vi } from 'vitest';
import { Pagination } from '#src/components/pagination/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { hydrate, serverMarkup, watchPage } from '#tests/support/render.tsx';

watchPage();

test('a page size that was selected before hydration applies', async () => {
  const onPageSizeChange = vi.fn();
  const node = (
    <Pagination total={400} summary pageSizes={[20, 50]} onPageSizeChange={onPageSizeChange} />
  );
  const holder = document.createElement('div');
  document.body.append(holder);
  holder.innerHTML = serverMarkup(node);
  const select = () => partOf('pagination-size-select') as HTMLSelectElement;
  select().value = '50';
  await hydrate(holder, node);
  expect(onPageSizeChange.mock.calls).toEqual([[50, { reason: 'page-size', event: undefined }]]);
  expect(select().value).toBe('50');
  expect(partOf('pagination-summary').textContent).toContain('1–50');
});

import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Pagination } from '#src/components/pagination/index.ts';
import { partOf } from '#tests/support/elements.ts';
import { hydrate, mount, serverMarkup, watchPage } from '#tests/support/render.tsx';

// Edge cases of a pagination in applications.
watchPage();

const press = (element: Element) =>
  flushSync(() => element.dispatchEvent(new MouseEvent('click', { bubbles: true })));
const announced = () =>
  [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);

test('a press beside the pages is ignored, also inside an application that has a data-page', () => {
  const turned = vi.fn();
  mount(
    <div data-page="orders">
      <Pagination itemCount={400} onPageChange={turned} />
    </div>,
  );
  press(partOf('pagination-gap'));
  press(partOf('pagination-previous'));
  press(partOf('pagination-pages'));
  expect(turned).not.toHaveBeenCalled();
});

test('of two for one list only the pressed one announces the page', () => {
  function Results() {
    const [page, setPage] = useState(2);
    const shared = { itemCount: 400, page, onPageChange: setPage };
    return (
      <>
        <Pagination {...shared} aria-label="Top" />
        <Pagination {...shared} aria-label="Bottom" />
      </>
    );
  }
  mount(<Results />);
  const [top, bottom] = document.querySelectorAll('[data-slot="pagination-next"]');
  if (!top || !bottom) throw new Error('There are not two.');
  press(top);
  expect(announced()).toEqual(['Page 3 of 20, results 41 to 60', '']);
  press(bottom);
  expect(announced()).toEqual(['', 'Page 4 of 20, results 61 to 80']);
});

test('a page size that was selected before hydration is reported', async () => {
  const resized = vi.fn();
  const node = <Pagination itemCount={400} pageSizes={[10, 20]} onPageSizeChange={resized} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = serverMarkup(node);
  const sizes = partOf('pagination-size-select') as HTMLSelectElement;
  sizes.value = '10';
  await hydrate(container, node);
  await expect
    .poll(() => resized.mock.calls)
    .toEqual([[10, { reason: 'page-size', event: undefined }]]);
  expect(sizes.value).toBe('10');
});

test('an infinite number is not a page, however few pages are known', async () => {
  const turned = vi.fn();
  mount(<Pagination itemCount="unknown" showPageInput onPageChange={turned} />);
  const field = partOf('pagination-jump-input');
  for (const text of ['9'.repeat(400), '9'.repeat(20), 'a'.repeat(10_000), '\ud83d']) {
    await userEvent.fill(field, text);
    await userEvent.keyboard('{Enter}');
    expect(partOf('pagination-message').textContent).toBe('Enter a page number.');
  }
  expect(turned).not.toHaveBeenCalled();
});

test('a list becomes empty while page 9 is shown, and fills again', () => {
  const turned = vi.fn();
  const list = (total: number) => (
    <Pagination itemCount={total} defaultPage={9} onPageChange={turned} showPageInput showSummary />
  );
  const { rerender } = mount(list(400));
  press(partOf('pagination-next'));
  rerender(list(0));
  expect(partOf('pagination-empty').textContent).toBe('No results');
  expect(announced()).toEqual(['']);
  rerender(list(15));
  expect(partOf('pagination-summary').textContent).toBe('1–15 of 15');
  rerender(list(400));
  expect(partOf('pagination-summary').textContent).toBe('181–200 of 400');
  expect(turned).toHaveBeenCalledOnce();
});

test('in the document of a frame a typed page navigates the frame', async () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const body = frame.contentDocument?.body;
  // A mere fragment would resolve to the URL of this page, which the frame would then load.
  const hrefFor = (page: number) => `about:blank#${page}`;
  mount(body && createPortal(<Pagination itemCount={400} showPageInput hrefFor={hrefFor} />, body));
  const field = partOf('pagination-jump-input', body) as HTMLInputElement;
  field.value = '7';
  press(partOf('pagination-go', body));
  await expect.poll(() => frame.contentWindow?.location.hash).toBe('#7');
  expect(location.hash).toBe('');
  frame.remove();
});

test('works inside a shadow root, a dialog and the document of a frame', () => {
  const turned = vi.fn();
  const host = document.createElement('div');
  const frame = document.createElement('iframe');
  const dialog = document.createElement('dialog');
  document.body.append(host, frame, dialog);
  dialog.showModal();
  const places = [host.attachShadow({ mode: 'open' }), frame.contentDocument?.body, dialog];
  mount(
    places.map(
      (place) => place && createPortal(<Pagination itemCount={400} onPageChange={turned} />, place),
    ),
  );
  for (const place of places) if (place) press(partOf('pagination-next', place));
  expect(turned.mock.calls.map(([page]) => page)).toEqual([2, 2, 2]);
  for (const element of [host, frame, dialog]) element.remove();
});

test.each([
  ['without a handler', undefined],
  ['with a handler', vi.fn()],
])('while it loads, a click on a link does not navigate, %s', (_, onPageChange) => {
  mount(
    <Pagination
      itemCount={400}
      hrefFor={(page) => `#page-${page}`}
      onPageChange={onPageChange}
      loading
    />,
  );
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  partOf('pagination-next').dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  if (onPageChange) expect(onPageChange).not.toHaveBeenCalled();
});

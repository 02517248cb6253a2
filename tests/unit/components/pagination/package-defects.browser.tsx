import { flushSync } from 'react-dom';
import reactPaginate from 'react-paginate';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Pagination } from '#src/components/pagination/index.ts';
import { paginatePages } from '#src/components/pagination/paginate-pages.ts';
import { partOf } from '#tests/support/elements.ts';
import { mount, watchPage } from '#tests/support/render.tsx';

// Known defects of react-paginate 8.3.0, each shown not to affect ours.
watchPage();

const hrefFor = (page: number) => `#${page}`;
const all = (selector: string) => [...partOf('pagination').querySelectorAll(selector)];
const controls = () => all('a, button');
const current = () => partOf('pagination-list').querySelector('[aria-current="page"]');

test('its default import may be an object: ours renders anyway', () => {
  expect(['function', 'object']).toContain(typeof reactPaginate);
  expect(paginatePages(5, 9, 1, 1)).toEqual([
    1,
    { from: 2, to: 3 },
    4,
    5,
    6,
    { from: 7, to: 8 },
    9,
  ]);
});

test('its list is a navigation: ours is a list inside one', () => {
  mount(<Pagination total={400} />);
  expect(partOf('pagination').tagName).toBe('NAV');
  expect(partOf('pagination-list').tagName).toBe('UL');
  expect(partOf('pagination-list').hasAttribute('role')).toBe(false);
  expect(all('li').every((item) => item.parentElement?.tagName === 'UL')).toBe(true);
});

test('any key activates its links: ours respond to Enter, and buttons to Space', async () => {
  const turned = vi.fn();
  const { rerender } = mount(<Pagination total={400} onPageChange={turned} />);
  for (const link of [undefined, hrefFor]) {
    rerender(<Pagination total={400} page={3} onPageChange={turned} hrefFor={link} />);
    partOf('pagination-previous').focus();
    await userEvent.keyboard('a1{Escape}{ArrowDown}');
    expect(turned).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(turned).toHaveBeenCalledExactlyOnceWith(2, expect.anything());
    turned.mockClear();
  }
});

test('its page changes despite forcePage: ours stays where the parent keeps it', () => {
  mount(<Pagination total={400} page={4} />);
  flushSync(() => partOf('pagination-next').click());
  expect(current()?.textContent).toBe('4');
});

test('it handles Ctrl+click: ours leaves it to the browser', () => {
  const turned = vi.fn();
  mount(<Pagination total={400} hrefFor={hrefFor} onPageChange={turned} />);
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  let taken = true;
  document.addEventListener(
    'click',
    (event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  partOf('pagination-next').dispatchEvent(press);
  expect(taken).toBe(false);
  expect(turned).not.toHaveBeenCalled();
});

test('it calls back on mount: ours when the page changes', () => {
  const turned = vi.fn();
  const { rerender } = mount(<Pagination total={400} defaultPage={3} onPageChange={turned} />);
  rerender(<Pagination total={40} defaultPage={3} onPageChange={turned} />);
  expect(turned).not.toHaveBeenCalled();
});

test('its label is English: ours comes from the labels, and from a given name', () => {
  const { rerender } = mount(<Pagination total={400} labels={{ pagination: 'Blättern' }} />);
  expect(partOf('pagination').getAttribute('aria-label')).toBe('Blättern');
  rerender(<Pagination total={400} aria-label="Comments" />);
  expect(partOf('pagination').getAttribute('aria-label')).toBe('Comments');
});

test('its current page is rel=canonical: ours has no such link', () => {
  mount(<Pagination total={400} hrefFor={hrefFor} defaultPage={3} />);
  expect(all('[rel]')).toEqual([]);
});

test('its break is a button: ours is not a control and names the omitted pages', () => {
  mount(<Pagination total={400} defaultPage={10} />);
  const gap = partOf('pagination-gap');
  expect(gap.matches('button, a, [tabindex], [role="button"]')).toBe(false);
  expect(gap.getAttribute('aria-label')).toBe('Pages 2 to 8 not shown');
});

test('its previous and next links are buttons despite a URL: ours are links', () => {
  mount(<Pagination total={400} hrefFor={hrefFor} defaultPage={3} />);
  expect(partOf('pagination-next').tagName).toBe('A');
  expect(partOf('pagination-next').getAttribute('href')).toBe('#4');
  expect(all('[role="button"]')).toEqual([]);
});

test('its current page is not focusable: every control of ours is', () => {
  const { rerender } = mount(<Pagination total={400} />);
  for (const link of [undefined, hrefFor]) {
    rerender(<Pagination total={400} hrefFor={link} />);
    for (const control of controls()) expect((control as HTMLElement).tabIndex).toBe(0);
  }
});

test('it iterates over every page: ours renders a billion as fast as ten', () => {
  mount(<Pagination total={20_000_000_000} defaultPage={500_000_000} />);
  expect(all('li')).toHaveLength(7);
});

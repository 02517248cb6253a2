import { useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Pagination } from '#src/components/pagination/index.ts';

const turned = fn();

const meta = preview.meta({
  title: 'Components/Pagination/Tests',
  component: Pagination,
  tags: ['beta', 'play'],
  args: { itemCount: 395, compact: false, onPageChange: turned },
  beforeEach: () => void turned.mockClear(),
});

const hrefFor = (page: number) => `#page-${page}`;
const named = (name: string) =>
  document.querySelector<HTMLElement>(`[data-slot^="pagination-"][aria-label="${name}"]`) ??
  screen.getByRole('button', { name });
const current = () => document.querySelector('[data-slot="pagination-page"][aria-current]');
const row = () =>
  [...document.querySelectorAll('[data-slot="pagination-list"] > li')].map(
    ({ textContent }) => textContent,
  );

/** Whether a click on the link was prevented; the browser does not follow it in any case. */
function takenOver(link: HTMLElement, keys: MouseEventInit = {}): boolean {
  let taken = false;
  const hear = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', hear, { once: true });
  fireEvent.click(link, keys);
  return taken;
}

export const APressTurnsThePageAndSaysWhy = meta.story({
  name: 'A click changes the page and reports the reason',
  play: async () => {
    await userEvent.click(named('Page 4'));
    await expect(turned).toHaveBeenLastCalledWith(4, {
      reason: 'page',
      event: expect.any(MouseEvent),
    });
    await userEvent.click(named('Previous page'));
    await expect(turned).toHaveBeenLastCalledWith(3, {
      reason: 'previous',
      event: expect.any(MouseEvent),
    });
    await userEvent.click(named('Page 3'));
    await expect(turned).toHaveBeenCalledTimes(2);
    await expect(current()).toHaveTextContent('3');
  },
});

export const TheLastWayForwardKeepsFocusAndSaysThatItEnds = meta.story({
  name: 'Next keeps focus on the last page and is disabled',
  args: { defaultPage: 19, showFirstLast: true },
  render: (args) => (
    <>
      <Pagination {...args} aria-label="Buttons" />
      <Pagination {...args} aria-label="Links" hrefFor={hrefFor} />
    </>
  ),
  play: async () => {
    for (const next of document.querySelectorAll<HTMLElement>('[data-slot="pagination-next"]')) {
      next.focus();
      await userEvent.keyboard('{Enter}');
      await expect(next).toHaveFocus();
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Enter}');
    }
    await expect(turned).toHaveBeenCalledTimes(2);
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Next page');
  },
});

export const ThePressedPageKeepsFocusWhileTheRowMoves = meta.story({
  name: 'The clicked page keeps focus while the row moves',
  play: async () => {
    for (const page of [5, 6, 7, 6, 5, 4, 20, 16, 15]) {
      named(`Page ${page}`).focus();
      await userEvent.keyboard('{Enter}');
      await expect(current()).toHaveTextContent(String(page));
      await expect(current()).toHaveFocus();
    }
  },
});

export const AParentThatRefusesKeepsItsPage = meta.story({
  name: 'A parent that rejects a change keeps its page',
  args: { page: 3 },
  play: async () => {
    await userEvent.click(named('Next page'));
    await userEvent.click(named('Next page'));
    await expect(turned.mock.calls.map(([page]) => page)).toEqual([4, 4]);
    await expect(current()).toHaveTextContent('3');
  },
});

export const APageThatIsGoneShowsTheLastAndCanBeLeft = meta.story({
  name: 'A page past the end shows the last one and can be left',
  args: { page: 99, itemCount: 95 },
  play: async () => {
    await expect(screen.getByRole('navigation')).toHaveAttribute('data-outside');
    await expect(turned).not.toHaveBeenCalled();
    await userEvent.click(named('Page 5'));
    await expect(turned).toHaveBeenCalledOnce();
    await expect(turned).toHaveBeenCalledWith(5, expect.anything());
  },
});

export const OnlyAPlainPressOnALinkIsTheApplications = meta.story({
  name: 'The application handles only plain clicks on links',
  args: { hrefFor },
  play: async () => {
    const link = named('Page 4');
    await expect(link).toHaveAttribute('href', '#page-4');
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      await expect(takenOver(link, { [key]: true })).toBe(false);
    }
    await expect(turned).not.toHaveBeenCalled();
    await expect(takenOver(link)).toBe(true);
    await expect(turned).toHaveBeenCalledOnce();
  },
});

export const WithoutAnAnswerTheLinksAreTheBrowsers = meta.story({
  name: 'Without a handler, links are left to the browser',
  args: { hrefFor, onPageChange: undefined },
  play: async () => {
    await expect(takenOver(named('Page 4'))).toBe(false);
    await expect(takenOver(named('Next page'))).toBe(false);
    await expect(current()).toHaveTextContent('1');
  },
});

export const TheRowIsAsWideOnEveryPage = meta.story({
  name: 'The row is equally wide on every page',
  args: { itemCount: 2_100, defaultPageSize: 2, showFirstLast: true },
  play: async () => {
    const pages = document.querySelector('[data-slot="pagination-pages"]');
    const widths = new Set([pages?.getBoundingClientRect().width]);
    const jump = named('Next page');
    for (let press = 0; press < 12; press += 1) {
      await userEvent.click(jump);
      widths.add(pages?.getBoundingClientRect().width);
    }
    for (const name of ['Last page', 'Previous page', 'Previous page', 'Page 1', 'Page 5']) {
      await userEvent.click(named(name));
      widths.add(pages?.getBoundingClientRect().width);
    }
    await expect([...widths]).toHaveLength(1);
    await expect(row()).toHaveLength(7);
  },
});

export const ANarrowPlaceShowsThePositionAlone = meta.story({
  name: 'A narrow container shows only the position',
  args: { compact: 'auto', defaultPage: 3 },
  render: (args) => (
    <div data-testid="place">
      <Pagination {...args} />
    </div>
  ),
  play: async () => {
    const place = screen.getByTestId('place');
    place.style.inlineSize = '600px';
    await waitFor(() => expect(screen.getByRole('list')).toBeVisible());
    await expect(screen.queryByText('3 of 20')).not.toBeVisible();
    place.style.inlineSize = '300px';
    await waitFor(() => expect(screen.getByText('3 of 20')).toBeVisible());
    await expect(screen.queryByRole('list')).toBeNull();
    await expect(place.scrollWidth).toBeLessThanOrEqual(300);
    await userEvent.click(named('Next page'));
    await expect(screen.getByText('4 of 20')).toBeVisible();
  },
});

export const FewPagesStayInANarrowPlace = meta.story({
  name: 'Pages that fit stay visible in a narrow container',
  args: { compact: 'auto', itemCount: 60 },
  render: (args) => (
    <div data-testid="place" style={{ inlineSize: 288 }}>
      <Pagination {...args} />
    </div>
  ),
  play: async () => {
    await expect(screen.getByRole('list')).toBeVisible();
    await expect(screen.getByText('1 of 3')).not.toBeVisible();
    const place = screen.getByTestId('place');
    await expect(place.scrollWidth).toBeLessThanOrEqual(288);
    place.style.inlineSize = '200px';
    await waitFor(() => expect(screen.getByText('1 of 3')).toBeVisible());
  },
});

export const TheNewPageIsSpokenAndTheHeadingCanTakeFocus = meta.story({
  name: 'The new page is announced, and the heading can take focus',
  render: function Results(args) {
    const [page, setPage] = useState(2);
    const heading = useRef<HTMLHeadingElement>(null);
    return (
      <>
        <h2 ref={heading} tabIndex={-1}>
          Results
        </h2>
        <Pagination
          {...args}
          page={page}
          onPageChange={(next) => {
            setPage(next);
            heading.current?.focus();
          }}
        />
      </>
    );
  },
  play: async () => {
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(named('Next page'));
    await expect(screen.getByRole('status')).toHaveTextContent('Page 3 of 20, results 41 to 60');
    await expect(screen.getByRole('heading')).toHaveFocus();
  },
});

import reactPaginate from 'react-paginate';
import type { PageWindows } from './page-window';

/** What is used of the package: a class that draws the links of its pages from its props. */
type Engine = new (props: object) => {
  pagination: () => ReadonlyArray<{ props: { page?: number } }>;
};

// A CommonJS default: the class itself in some bundlers, an object around it in Vite and Node.js.
const { default: Engine = reactPaginate } = reactPaginate as unknown as { default?: unknown };

/**
 * Windows that react-paginate draws, read from its links without mounting them. The only file that knows
 * the package: its component cannot be made right from outside, as its links take Ctrl+click for a plain
 * one and answer to every key, so it is kept for its window logic alone.
 *
 * The package walks over all pages, and its windows differ in length near the ends. Hence it is asked about
 * as few pages as a window can have, with a current page that keeps clear of both ends:
 *
 *     1 … 499 (500) 501 … 1000   is asked as   1 … 4 (5) 6 … 9
 *
 * @param siblings Pages on each side of the current one.
 * @param boundaries Pages at each end, at least 1.
 */
export function engineWindows(siblings: number, boundaries: number): PageWindows {
  const clear = boundaries + siblings + 1;
  const draw = (forcePage: number) =>
    new (Engine as Engine)({
      pageCount: 2 * clear + 3,
      // Counted from 0.
      forcePage,
      pageRangeDisplayed: 2 * siblings + 1,
      marginPagesDisplayed: boundaries,
      breakLabel: '…',
      breakAriaLabels: {},
    })
      .pagination()
      .map(({ props }) => props.page ?? 0);
  return [draw(clear), draw(clear + 1), draw(clear + 2)];
}

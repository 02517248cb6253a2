/* The only file that uses react-paginate.

   The package decides which pages are visible, and where pages are left out. It renders them as a row of links and asks
   `ariaLabelBuilder` for the label of each: these are the numbers that are used here. Its links and its state are not,
   because of defects measured in version 8.3.0:
   - `<ul role="navigation">` fails axe on every item, and its English label cannot be replaced.
   - Every key turns the page, and Ctrl+click does not open a tab because the links cancel it.
   - The page changes even if `forcePage` does not, and `onPageChange` is called on mount.
   - The current page is not in the tab order and is marked `rel="canonical"`; the gaps are buttons.
   - It iterates over every page, so that a million pages take a million steps, and its row is shorter near
     both ends. */
import reactPaginate from 'react-paginate';
import { cached } from '../../core/cached';
import { nearestWhole } from './page-facts';

/** Pages that are omitted between two visible ones. */
interface PageGap {
  /** First omitted page. */
  from: number;
  /** Last omitted page. */
  to: number;
}

// The package is CommonJS: its default export is the class in some bundlers, and an object that contains it
// in Vite and Node.js.
const { default: Paginate = reactPaginate } = reactPaginate as { default?: typeof reactPaginate };

/** Maximum number of pages beside the current one, and at each end. */
const most = 50;

/**
 * Returns the pages and gaps around the current page. The row has the same length on every page, or contains
 * every page if all of them fit.
 *
 * The package is called with the smallest number of pages that results in the same row, and with a current
 * page that is far enough from both ends. Page 500 of 1000 becomes page 5 of 9:
 *
 *     1 … 4 (5) 6 … 9   becomes   1 … 499 (500) 501 … 1000
 *
 * @param page Current page, 1 to `last`.
 * @param last Last page; 0 for none.
 * @param siblings Pages on each side of the current one, 0 to 50.
 * @param boundaries Pages at each end, 1 to 50.
 */
export function paginatePages(
  page: number,
  last: number,
  siblings: number,
  boundaries: number,
): Array<number | PageGap> {
  const beside = nearestWhole(siblings, 0, most);
  const atEnds = nearestWhole(boundaries, 1, most);
  // From this page on, and up to the same distance from the end, the row has its full length.
  const first = beside + atEnds + 2;
  const pageCount = Math.min(last, 2 * first + 1);
  const center =
    last < 2 * first ? Math.ceil(last / 2) : Math.min(Math.max(page, first), last - first + 1);
  // Pages that are not passed to the package: all of them, and those before the current page.
  const left = last - pageCount;
  const leftBefore = Math.min(Math.max(center - first - 1, 0), left);
  const pages = visiblePages(pageCount, center - leftBefore, beside, atEnds).map((number) => {
    if (number <= atEnds) return number;
    return number + (number > pageCount - atEnds ? left : leftBefore);
  });
  return pages.flatMap((number, index) => {
    const from = (pages[index - 1] ?? 0) + 1;
    return from < number ? [{ from, to: number - 1 }, number] : [number];
  });
}

// Cached, because there are few different rows, and rendering one takes as long as React takes for the rest.
const rendered = new Map<string, readonly number[]>();

/** Returns the pages that the package renders, in order. */
function visiblePages(pageCount: number, page: number, siblings: number, boundaries: number) {
  return cached(rendered, [pageCount, page, siblings, boundaries].join(), () => {
    const pages: number[] = [];
    const row = new Paginate({
      pageCount,
      // Counts from 0.
      forcePage: page - 1,
      pageRangeDisplayed: 2 * siblings + 1,
      marginPagesDisplayed: boundaries,
      breakLabel: '…',
      breakAriaLabels: { backward: '', forward: '' },
      ariaLabelBuilder: (number) => String(pages.push(number)),
    });
    row.render();
    // The package replaces a gap of a single page by the page at the end.
    return pages.sort((one, other) => one - other);
  });
}

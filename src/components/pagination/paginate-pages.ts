/* The only file that uses react-paginate.

   The package decides which pages and gaps are visible: it renders a row of links, whose page numbers are
   read here. Its markup and its state are replaced because of defects measured in version 8.3.0:
   - `<ul role="navigation">` fails axe on every item, and its English label cannot be replaced.
   - Every key turns the page, and Ctrl+click does not open a tab because the links cancel it.
   - The page changes even if `forcePage` does not, and `onPageChange` is called on mount.
   - The current page is not in the tab order and is marked `rel="canonical"`; the gaps are buttons.
   - It iterates over every page, so that a million pages take a million steps, and its row is shorter near
     both ends. */
import reactPaginate from 'react-paginate';
import { cached } from '../../core/cached';

/** Pages that are omitted between two visible ones. */
interface PageGap {
  /** First omitted page. */
  from: number;
  /** Last omitted page. */
  to: number;
}

/** Class that the package exports. */
type Paginate = new (props: object) => {
  /** Renders the pages and the gaps; only pages have a `page` prop. */
  pagination: () => ReadonlyArray<{ props: { page?: number } }>;
};

// The package is CommonJS: its default export is the class in some bundlers, and an object that contains it
// in Vite and Node.js.
const { default: Paginate = reactPaginate } = reactPaginate as unknown as { default?: unknown };

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
  const beside = wholeNumber(siblings, 0);
  const atEnds = wholeNumber(boundaries, 1);
  // From this page on, and up to the same distance from the end, the row has its full length.
  const first = beside + atEnds + 2;
  const pageCount = Math.min(last, 2 * first + 1);
  const center =
    last < 2 * first ? Math.ceil(last / 2) : Math.min(Math.max(page, first), last - first + 1);
  // Pages that are not passed to the package: all of them, and those before the current page.
  const left = last - pageCount;
  const leftBefore = Math.min(Math.max(center - first - 1, 0), left);
  const numbers = drawNumbers(pageCount, center - leftBefore, beside, atEnds).map((number) => {
    if (number === undefined || number <= atEnds) return number;
    return number + (number > pageCount - atEnds ? left : leftBefore);
  });
  return numbers.map(
    (number, index) =>
      number ?? { from: (numbers[index - 1] ?? 0) + 1, to: (numbers[index + 1] ?? last + 1) - 1 },
  );
}

// Cached, because there are few different rows, and rendering one takes as long as React takes for the rest.
const drawn = new Map<string, ReadonlyArray<number | undefined>>();

/** Returns the page numbers that the package renders, `undefined` for a gap. */
function drawNumbers(pageCount: number, page: number, siblings: number, boundaries: number) {
  const key = [pageCount, page, siblings, boundaries].join();
  return cached(drawn, key, () => {
    const paginate = new (Paginate as Paginate)({
      pageCount,
      // `forcePage` counts from 0.
      forcePage: page - 1,
      pageRangeDisplayed: 2 * siblings + 1,
      marginPagesDisplayed: boundaries,
      breakLabel: '…',
      breakAriaLabels: {},
    });
    return paginate.pagination().map((element) => element.props.page);
  });
}

function wholeNumber(value: number, least: number): number {
  return Math.min(Math.max(Math.trunc(value) || 0, least), most);
}

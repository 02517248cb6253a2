/*
 * Everything that the pagination takes from react-paginate.
 *
 * The package decides which pages and gaps are shown: it draws a row of links, and their page numbers are read here.
 * Its markup and its state are replaced, because of defects measured in version 8.3.0:
 * - `<ul role="navigation">` fails axe on every item, and its English label cannot be replaced.
 * - Every key turns the page, and Ctrl+click opens no tab because the links cancel it.
 * - The page changes although `forcePage` stays, and `onPageChange` is called on mount.
 * - The current page is out of the tab order and marked `rel="canonical"`; the gaps are buttons.
 * - It looks at every page, so that a million pages take a million steps, and its row is shorter near both ends.
 */
import reactPaginate from 'react-paginate';

/** Pages that are left out between two that are shown. */
export interface PageGap {
  /** First page left out. */
  from: number;
  /** Last page left out. */
  to: number;
}

/** Class that the package exports. */
type Paginate = new (props: object) => {
  /** Draws the pages and the gaps; only pages have a `page` prop. */
  pagination: () => ReadonlyArray<{ props: { page?: number } }>;
};

// The package is CommonJS: its default export is the class in some bundlers, and an object around it in Vite and Node.js.
const { default: Paginate = reactPaginate } = reactPaginate as unknown as { default?: unknown };

/** Most pages beside the current one, and most at each end, that are shown. */
const most = 50;

/**
 * Returns the pages and gaps around the current page. The row is as long on every page, or holds every page where
 * there are no more than fit.
 *
 * The package is asked about the fewest pages that have the same row, and about a current page that is far enough
 * from both ends. Page 500 of 1000 is asked as page 5 of 9:
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
  // Pages left out of the question: all of them, and those before the current page.
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

// Few different rows are ever asked for, and drawing one takes the package as long as React takes for the rest.
const drawn = new Map<string, ReadonlyArray<number | undefined>>();

/** Page numbers that the package draws, `undefined` for a gap. */
function drawNumbers(pageCount: number, page: number, siblings: number, boundaries: number) {
  const key = [pageCount, page, siblings, boundaries].join();
  const known = drawn.get(key);
  if (known) return known;
  const paginate = new (Paginate as Paginate)({
    pageCount,
    // Counted from 0.
    forcePage: page - 1,
    pageRangeDisplayed: 2 * siblings + 1,
    marginPagesDisplayed: boundaries,
    breakLabel: '…',
    breakAriaLabels: {},
  });
  const numbers = paginate.pagination().map((element) => element.props.page);
  drawn.set(key, numbers);
  return numbers;
}

function wholeNumber(value: number, least: number): number {
  return Math.min(Math.max(Math.trunc(value) || 0, least), most);
}

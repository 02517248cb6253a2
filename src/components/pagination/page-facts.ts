import { usableList } from '../../core/props/usable-list';
import { givenNumber, givenText, inDevelopment, reportProblem } from '../../core/report-problem';
import type { PaginationLabels } from './words';

/** Number of items: exact, `'unknown'`, or a minimum. */
export type PaginationItemCount = number | 'unknown' | { atLeast: number };

/** Position in the list. */
export interface PageFacts {
  /** Current page, 1 to `last`; 0 if there is none. */
  page: number;
  /** Last known page. */
  last: number;
  /** Whether there may be more pages after the last known one. */
  open: boolean;
  /** Number of known items; `null` if unknown. */
  count: number | null;
  /** Whether only the pages are known, so that nothing can be said about items. */
  pagesOnly: boolean;
  /** Items per page. */
  size: number;
  /** Number of the page's first item, from 1. */
  from: number;
  /** Number of its last item. */
  to: number;
}

/**
 * Returns the position in the list. Invalid numbers log an error in development; a page past the end does
 * not.
 * @param asked Requested page, from 1.
 * @param pageSize Items per page.
 * @param total Number of items, or of pages.
 * @param hasNext Whether there is a next page; used if the number of items is not exact.
 */
export function pageFacts(
  asked: number,
  pageSize: number,
  total: PaginationItemCount | { pages: number },
  hasNext: boolean | undefined,
): PageFacts {
  const size = usableWhole('pageSize', pageSize, 1);
  if (typeof total === 'object' && total && 'pages' in total) {
    const last = usableWhole('pageCount', total.pages, 0);
    const page = Math.min(usableWhole('page', asked, 1), last);
    const to = page * size;
    return { page, last, open: false, count: null, pagesOnly: true, size, from: to - size + 1, to };
  }
  const counted = typeof total === 'object' && total ? total.atLeast : total;
  const least = counted === 'unknown' ? null : usableWhole('itemCount', counted, 0);
  const known = Math.ceil((least ?? 0) / size);
  const exact = least !== null && counted === total;
  const open = !exact && hasNext !== false;
  const wanted = usableWhole('page', asked, 1);
  const last = exact ? known : open ? Math.max(known, wanted) : wanted;
  const page = Math.min(wanted, last);
  // The end was reached, so a different count is wrong.
  const count = open || known === last ? least : null;
  const end = page * size;
  const to = open || count === null ? end : Math.min(end, count);
  return { page, last, open, count, pagesOnly: false, size, from: end - size + 1, to };
}

/** Returns the page with the first item of the current page after a change of the page size. */
export function pageAfterResize({ from }: PageFacts, size: number): number {
  return Math.floor((from - 1) / size) + 1;
}

/** Returns the page sizes to offer, in order: those that are valid, and the current one. */
export function offeredSizes(pageSizes: readonly number[], current: number): number[] {
  const sizes = usableList('Pagination', 'pageSizes', pageSizes);
  const usable = sizes.filter((size) => usableWhole('pageSizes', size, 1) === size);
  return [...new Set([...usable, current])].sort((a, b) => a - b);
}

/** Returns the number of items or of pages; if both or none are set, an error is logged in development. */
export function usableLength(
  itemCount: PaginationItemCount | undefined,
  pageCount: number | undefined,
): PaginationItemCount | { pages: number } {
  if (itemCount === undefined && pageCount !== undefined) return { pages: pageCount };
  if (inDevelopment && itemCount === undefined) {
    const problem = 'is missing, so there are no pages. Pass `itemCount`, or `pageCount` instead.';
    reportProblem('Pagination', 'itemCount', problem);
  }
  if (inDevelopment && pageCount !== undefined) {
    const problem = 'is passed with `itemCount`, so it is ignored. Pass only one of them.';
    reportProblem('Pagination', 'pageCount', problem);
  }
  return itemCount === undefined ? 0 : itemCount;
}

/** Returns the number, or the nearest valid integer with an error in development. */
function usableWhole(prop: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  if (inDevelopment) {
    reportProblem(
      'Pagination',
      prop,
      `is ${givenText(value)}, not a whole number of ${least} or more, so pages cannot be counted.`,
    );
  }
  return nearestWhole(value, least, Number.MAX_SAFE_INTEGER);
}

/** Returns the nearest integer within the limits, whatever the value is. */
export function nearestWhole(value: number, least: number, most: number): number {
  return Math.min(Math.max(Math.trunc(givenNumber(value)) || 0, least), most);
}

/** Texts about the position in the list, in the user's language. */
export interface PageWords {
  labels: PaginationLabels;
  /** Formats a number in the locale's numerals. */
  format: (number: number) => string;
  /** Page among all pages: "3 of 20". */
  position: (page: number) => string;
  /** Results on the page and in total: "41–60 of 1,234". */
  summary: () => string;
  /** Announcement after a change. */
  announcement: () => string;
}

/** Returns the texts for a position. A minimum total is marked as such; unknown numbers are omitted. */
export function pageWords(
  labels: PaginationLabels,
  format: (number: number) => string,
  { page, last, open, count, pagesOnly, from, to }: PageFacts,
): PageWords {
  const known = (number: number) => (open ? labels.atLeast(format(number)) : format(number));
  const position = (number: number) =>
    open && count === null ? format(number) : labels.position(format(number), known(last));
  const range = () => (from === to ? format(from) : labels.range(format(from), format(to)));
  return {
    labels,
    format,
    position,
    summary: () => (count === null ? range() : labels.summary(range(), known(count))),
    announcement: () =>
      pagesOnly
        ? labels.page(position(page))
        : labels.announcement(position(page), format(from), format(to)),
  };
}

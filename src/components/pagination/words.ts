/** Labels of the pagination. Numbers arrive formatted. */
export interface PaginationLabels {
  /** Name of a pagination without a label. */
  pagination: string;
  /** Name of the control to the first page. */
  first: string;
  /** Name of the control to the previous page. */
  previous: string;
  /** Name of the control to the next page. */
  next: string;
  /** Name of the control to the last page. */
  last: string;
  /** Name of a page. */
  page: (number: string) => string;
  /** Name of the gap between two pages. */
  gap: (from: string, to: string) => string;
  /** Name of the pages that may follow the last known one. */
  more: string;
  /** Minimum number of pages or results. */
  atLeast: (number: string) => string;
  /** Page among all pages. */
  position: (page: string, last: string) => string;
  /** Results of a page. */
  range: (from: string, to: string) => string;
  /** Results of a page among all results. */
  summary: (range: string, total: string) => string;
  /** Text in place of the pages if there are no results. */
  empty: string;
  /** Announcement of the current page; `position` is a page, or a page among all. */
  announcement: (position: string, from: string, to: string) => string;
  /** Name of the list of page sizes. */
  pageSize: string;
  /** Name of the page input. */
  goToPage: string;
  /** Button beside the page input. */
  go: string;
  /** Error for a page out of range. */
  outOfRange: (first: string, last: string) => string;
  /** Error for an invalid page if the last page is unknown. */
  noPage: string;
}

/** English labels of the pagination. */
export const pagination: PaginationLabels = {
  pagination: 'Pagination',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  page: (number) => `Page ${number}`,
  gap: (from, to) => `Pages ${from} to ${to} not shown`,
  more: 'More pages',
  atLeast: (number) => `at least ${number}`,
  position: (page, last) => `${page} of ${last}`,
  range: (from, to) => `${from}–${to}`,
  summary: (range, total) => `${range} of ${total}`,
  empty: 'No results',
  announcement: (position, from, to) => `Page ${position}, results ${from} to ${to}`,
  pageSize: 'Items per page',
  goToPage: 'Go to page',
  go: 'Go',
  outOfRange: (first, last) => `Enter a page from ${first} to ${last}.`,
  noPage: 'Enter a page number.',
};

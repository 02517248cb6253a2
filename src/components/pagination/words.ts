/** English labels of the pagination. */
export const pagination = {
  /** Name of a pagination without a label. */
  pagination: 'Pagination',
  /** Name of the control to the first page. */
  first: 'First page',
  /** Name of the control to the previous page. */
  previous: 'Previous page',
  /** Name of the control to the next page. */
  next: 'Next page',
  /** Name of the control to the last page. */
  last: 'Last page',
  /** Name of a page. */
  page: (number: string) => `Page ${number}`,
  /** Name of the gap between two pages. */
  gap: (from: string, to: string) => `Pages ${from} to ${to} not shown`,
  /** Name of the pages that may follow the last known one. */
  more: 'More pages',
  /** Minimum number of pages or results. */
  atLeast: (number: string) => `at least ${number}`,
  /** Page among all pages. */
  position: (page: string, last: string) => `${page} of ${last}`,
  /** Results of a page. */
  range: (from: string, to: string) => `${from}–${to}`,
  /** Results of a page among all results. */
  summary: (range: string, total: string) => `${range} of ${total}`,
  /** Text in place of the pages if there are no results. */
  empty: 'No results',
  /** Announcement of the current page; `position` is a page, or a page among all. */
  announcement: (position: string, from: string, to: string) =>
    `Page ${position}, results ${from} to ${to}`,
  /** Name of the list of page sizes. */
  pageSize: 'Items per page',
  /** Name of the page input. */
  goToPage: 'Go to page',
  /** Button beside the page input. */
  go: 'Go',
  /** Error for a page out of range. */
  outOfRange: (first: string, last: string) => `Enter a page from ${first} to ${last}.`,
  /** Error for an invalid page if the last page is unknown. */
  noPage: 'Enter a page number.',
};

/** Labels of the pagination. Numbers arrive formatted. */
export type PaginationLabels = typeof pagination;

import type { LabelCatalogue } from '../../internals/use-labels';

/** Words of the pagination. Numbers arrive formatted in the reader's digits. */
export interface PaginationLabels {
  /** Name of a pagination that has no label of its own. */
  pagination: string;
  /** Name of the way to the first page. */
  first: string;
  /** Name of the way to the page before. */
  previous: string;
  /** Name of the way to the page after. */
  next: string;
  /** Name of the way to the last page. */
  last: string;
  /** Name of a page. */
  page: (number: string) => string;
  /** Name of the gap between two pages. */
  gap: (from: string, to: string) => string;
  /** Name of what may follow the last page known. */
  more: string;
  /** Number that there are at least, of pages or of results. */
  atLeast: (number: string) => string;
  /** Page among all of them. */
  position: (page: string, last: string) => string;
  /** Results of a page. */
  range: (from: string, to: string) => string;
  /** Results of a page among all of them. */
  summary: (range: string, total: string) => string;
  /** Words in the place of the pages where there is nothing. */
  empty: string;
  /** Message about the page that is shown now; `position` is a page, or a page among all. */
  announcement: (position: string, from: string, to: string) => string;
  /** Name of the list of page sizes. */
  pageSize: string;
  /** Name of the field for a page. */
  jump: string;
  /** Button beside that field. */
  go: string;
  /** Message about a text that names no page. */
  outOfRange: (first: string, last: string) => string;
  /** The same where nobody knows the last page. */
  noPage: string;
}

const en: PaginationLabels = {
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
  pageSize: 'Per page',
  jump: 'Go to page',
  go: 'Go',
  outOfRange: (first, last) => `Enter a page from ${first} to ${last}`,
  noPage: 'Enter a page number',
};

/** Catalogue of the pagination's words. */
export const paginationLabels: LabelCatalogue<PaginationLabels> = {
  name: 'pagination',
  en,
  load: {
    de: () => import('./labels.de'),
    fr: () => import('./labels.fr'),
    ar: () => import('./labels.ar'),
    ja: () => import('./labels.ja'),
  },
};

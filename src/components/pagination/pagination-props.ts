import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import type { PaginationLabels } from './labels';
import type { PaginationTotal } from './page-facts';

/** What made the page change: the control that was pressed, a typed page, or pages of another size. */
export type PageChangeReason =
  | 'first'
  | 'previous'
  | 'page'
  | 'next'
  | 'last'
  | 'jump'
  | 'page-size';

/** Facts about a change of the page or of the page size. */
export type PageChangeDetails = ChangeDetails<PageChangeReason>;

/** Props of {@link Pagination}: its own and those of the `<nav>`. */
export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Page, counted from 1, owned by the parent. One past the end shows the last page. */
  page?: number;
  /** Page at the beginning, counted from 1. Default: 1. */
  defaultPage?: number;
  /** Called when the reader goes to another page, once, with its number. With `hrefFor` it takes plain presses over from the links. */
  onPageChange?: (page: number, details: PageChangeDetails) => void;
  /** Number of items: exact, `'unknown'`, or `{ atLeast: 1000 }` for a source that stops counting. */
  total: PaginationTotal;
  /** Whether there is a page after this one; read where `total` is not exact. Default: there is. */
  hasNext?: boolean;
  /** Number of items on a page, owned by the parent. */
  pageSize?: number;
  /** Number of items on a page at the beginning. Default: 20. */
  defaultPageSize?: number;
  /** Called when the reader chooses another page size, before `onPageChange` with the page that then holds the item at the top. */
  onPageSizeChange?: (pageSize: number, details: PageChangeDetails) => void;
  /** Page sizes to choose from; without them there is no choice. */
  pageSizes?: ReadonlyArray<number>;
  /** Address of a page: the controls are then links, which open in other tabs. Without `onPageChange` the browser follows them. */
  hrefFor?: (page: number) => string;
  /** Number of pages on each side of the current one, 0 to 50; more than 3 load their windows on first use. Default: 1. */
  siblings?: number;
  /** Number of pages at each end, 1 to 50; more than 3 load their windows on first use. Default: 1. */
  boundaries?: number;
  /** Whether there are ways to the first and the last page. Default: `false`. */
  firstLast?: boolean;
  /** Whether a page can be typed. Default: `false`. */
  jump?: boolean;
  /** Whether the results of the page are told, as "41–60 of 1,234". Default: `false`. */
  summary?: boolean;
  /** Whether "3 of 20" stands for the pages; `auto` where they do not fit, which makes the pagination as wide as its place. Default: `auto`. */
  compact?: boolean | 'auto';
  /** Whether page and results are spoken after a change. Default: `true`. */
  announce?: boolean;
  /** Whether the page asked for is on its way: says busy, keeps focus and takes no press. Default: `false`. */
  loading?: boolean;
  /** Whether the pagination is out of use: not focusable. Default: `false`. */
  disabled?: boolean;
  /** BCP 47 tag for words and numerals. Default: the provider's, else `en`. */
  locale?: string;
  /** Words that replace the shipped ones. */
  labels?: Partial<PaginationLabels>;
}

import type { ComponentProps } from 'react';
import type { ChangeDetails } from '../../core/change-details';
import type { PaginationItemCount } from './page-facts';
import type { PaginationLabels } from './words';

/** Cause of a change of page: the control that was clicked, a typed page, or another page size. */
export type PageChangeReason =
  | 'first'
  | 'previous'
  | 'page'
  | 'next'
  | 'last'
  | 'jump'
  | 'page-size';

/** Details of a change of the page or of the page size. */
export type PageChangeDetails = ChangeDetails<PageChangeReason>;

/** Props of {@link Pagination}: its own, `itemCount` or `pageCount` among them, and those of the `<nav>`. */
export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Current page, from 1 (controlled). A page past the end shows the last one. */
  page?: number;
  /** Initial page, from 1. Default: 1. */
  defaultPage?: number;
  /** Called when the user goes to another page. With `hrefFor` it replaces the navigation of plain clicks. */
  onPageChange?: (page: number, details: PageChangeDetails) => void;
  /**
   * Number of items: exact, `'unknown'`, or `{ atLeast: 1000 }` for a source that stops counting. Required, unless
   * `pageCount` is set.
   */
  itemCount?: PaginationItemCount | undefined;
  /** Number of pages, instead of `itemCount`, if the number of items is not known. */
  pageCount?: number | undefined;
  /** Whether there is a next page; used if `itemCount` is not exact. Default: `true`. */
  hasNext?: boolean;
  /** Number of items per page (controlled). */
  pageSize?: number;
  /** Initial number of items per page. Default: 20. */
  defaultPageSize?: number;
  /**
   * Called when the user selects another page size, before `onPageChange` with the page that then contains
   * the first item of the current one.
   */
  onPageSizeChange?: (pageSize: number, details: PageChangeDetails) => void;
  /** Available page sizes. Default: no selection. */
  pageSizes?: ReadonlyArray<number>;
  /**
   * Returns the URL of a page: the controls are then links. Without `onPageChange`, the browser follows them.
   */
  hrefFor?: (page: number) => string;
  /** Number of pages on each side of the current one, 0 to 50. Default: 1. */
  siblings?: number;
  /** Number of pages at each end, 1 to 50. Default: 1. */
  boundaries?: number;
  /** Whether there are controls for the first and the last page. Default: `false`. */
  showFirstLast?: boolean;
  /** Whether there is a field for a page number. Default: `false`. */
  showPageInput?: boolean;
  /**
   * Whether a summary of the results on the page is shown, such as "41–60 of 1,234"; not with `pageCount`. Default:
   * `false`.
   */
  showSummary?: boolean;
  /**
   * Whether "3 of 20" replaces the pages; with `auto`, if they do not fit, which makes the pagination as wide
   * as its container. Default: `auto`.
   */
  compact?: boolean | 'auto';
  /** Height of every part: `sm` is 32 px, `md` 40 px (48 on coarse pointers). Default: `md`. */
  size?: 'sm' | 'md';
  /** Whether page and results are announced after a change. Default: `true`. */
  announce?: boolean;
  /** Whether the requested page is loading: the pagination is busy, keeps focus and ignores clicks. Default: `false`. */
  loading?: boolean;
  /** Whether the pagination is disabled and not focusable. Default: `false`. */
  disabled?: boolean;
  /** BCP 47 tag for texts and numerals. Default: that of the provider, or `en`. */
  locale?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<PaginationLabels>;
}

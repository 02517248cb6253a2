'use client';
import { useId, useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { cx, dataAttr } from '../../core/dom';
import { numberFormat } from '../../core/locale/intl';
import { usableFunction } from '../../core/props/usable-list';
import { useLocale, useLabels } from '../../core/provider/language';
import { givenNumber } from '../../core/report-problem';
import { useControllableState } from '../../core/state';
import { useAfterHydration } from '../../core/use-hydrated';
import { selectFrame } from '../../primitives/select';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import {
  offeredSizes,
  pageAfterResize,
  pageFacts,
  pageWords,
  usableLength,
  type PaginationItemCount,
} from './page-facts';
import { PageInput } from './page-input';
import { PageSteps, type PageChangeDetails, type PageChangeReason } from './page-steps';
import { paginatePages } from './paginate-pages';
import styles from './pagination.module.css';
import { pagination as english, type PaginationLabels } from './words';

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
  /** Available page sizes. Default: no page size select. */
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
  /** BCP 47 tag for labels and numerals. Default: that of the provider, or `en`. */
  locale?: string | undefined;
  /** Labels that override the default ones. */
  labels?: Partial<PaginationLabels>;
}

/**
 * Navigation of a paginated list. Renders a `<nav>` with the pages as a list of links, if `hrefFor` is set,
 * or of buttons. If a page has two paginations, each needs an `aria-label`. The ids of the fields are `<id>-page-size`
 * and `<id>-page`.
 */
export function Pagination({
  page: pageProp,
  defaultPage = 1,
  onPageChange,
  itemCount,
  pageCount,
  hasNext,
  pageSize: pageSizeProp,
  defaultPageSize = 20,
  onPageSizeChange,
  pageSizes,
  hrefFor: hrefForProp,
  siblings = 1,
  boundaries = 1,
  showFirstLast,
  showPageInput,
  showSummary,
  compact = 'auto',
  size = 'md',
  announce = true,
  loading,
  disabled,
  locale: asked,
  labels: own,
  'aria-label': ariaLabel,
  className,
  ...rest
}: PaginationProps) {
  const locale = useLocale(asked, 'Pagination');
  const labels = useLabels('pagination', english, locale, own);
  // Page that the user selected here. Only its arrival is announced, so not a page that the parent rejects, and of two
  // paginations for one list only by the one that was used.
  const [chosen, setChosen] = useState<number>();
  const [page, setPage] = useControllableState<number, PageChangeDetails>({
    value: pageProp,
    defaultValue: defaultPage,
    onValueChange: onPageChange,
  });
  const [pageSize, setPageSize] = useControllableState<number, PageChangeDetails>({
    value: pageSizeProp,
    defaultValue: defaultPageSize,
    onValueChange: onPageSizeChange,
  });
  const ownId = useId();
  const id = rest.id ?? ownId;
  const facts = pageFacts(page, pageSize, usableLength(itemCount, pageCount), hasNext);
  const { last } = facts;
  const hrefFor = usableFunction('Pagination', 'hrefFor', hrefForProp);
  const asksPage = showPageInput && last > 0;
  const words = pageWords(labels, numberFormat(locale).format, facts);

  const goTo = (next: number, reason: PageChangeReason, event: Event | undefined) => {
    setChosen(next);
    setPage(next, { reason, event });
  };
  const handleStep = (next: number, reason: PageChangeReason, event: MouseEvent) => {
    if (hrefFor) {
      // Opens another tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      // Without `onPageChange`, the browser follows the link.
      if (!onPageChange && !loading) return;
      event.preventDefault();
    }
    if (!loading) goTo(next, reason, event.nativeEvent);
  };
  const sizes = useRef<HTMLSelectElement>(null);
  const handlePageSize = (event?: Event) => {
    const next = Number(sizes.current?.value);
    if (loading || !next || next === facts.size) return;
    setPageSize(next, { reason: 'page-size', event });
    if (last > 0) goTo(pageAfterResize(facts, next), 'page-size', event);
  };
  // A size that was selected before.
  useAfterHydration(handlePageSize);
  const handlePageInput = (next: number, event: Event) => {
    if (loading) return false;
    // A typed page has no link that the browser could follow.
    if (hrefFor && !onPageChange)
      (event.target as Element).ownerDocument.location.assign(hrefFor(next));
    else goTo(next, 'jump', event);
    return true;
  };
  return (
    <nav
      data-slot="pagination"
      aria-label={ariaLabel || (rest['aria-labelledby'] ? undefined : labels.pagination)}
      aria-busy={loading || undefined}
      {...rest}
      data-compact={compact}
      data-size={size}
      data-disabled={dataAttr(disabled)}
      data-loading={dataAttr(loading)}
      data-empty={dataAttr(last === 0)}
      data-outside={dataAttr(givenNumber(page) > Math.max(last, 1))}
      className={cx(styles.root, className)}
    >
      {showSummary && last > 0 && !facts.pagesOnly && (
        <span data-slot="pagination-summary" className={styles.summary}>
          {words.summary()}
        </span>
      )}
      <PageSteps
        facts={facts}
        words={words}
        pages={paginatePages(facts.page, last, siblings, boundaries)}
        showFirstLast={showFirstLast}
        hrefFor={hrefFor}
        disabled={disabled}
        loading={loading}
        onStep={handleStep}
      />
      {(pageSizes || asksPage) && (
        <div data-slot="pagination-fields" className={styles.fields}>
          {pageSizes && (
            <label htmlFor={`${id}-page-size`} data-slot="pagination-size" className={styles.field}>
              {labels.pageSize}
              <select
                ref={sizes}
                id={`${id}-page-size`}
                data-slot="pagination-size-select"
                // Not part of a surrounding form, whose reset would change the page.
                form=""
                value={String(facts.size)}
                disabled={disabled}
                onChange={({ nativeEvent }) => handlePageSize(nativeEvent)}
                className={cx(selectFrame, styles.size)}
              >
                {offeredSizes(pageSizes, facts.size).map((offered) => (
                  <option key={offered} value={offered}>
                    {words.format(offered)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {asksPage && (
            <PageInput
              id={`${id}-page`}
              words={words}
              last={facts.open ? Infinity : last}
              size={size}
              disabled={disabled}
              onPage={handlePageInput}
            />
          )}
        </div>
      )}
      {announce && (
        <VisuallyHidden role="status">
          {chosen === facts.page && words.announcement()}
        </VisuallyHidden>
      )}
    </nav>
  );
}

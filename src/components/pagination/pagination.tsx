'use client';
import { useId, useState, type MouseEvent } from 'react';
import { cx } from '../../core/class-names';
import { dataAttr } from '../../core/data-attr';
import { numberFormat } from '../../core/locale/intl';
import { usableFunction } from '../../core/props/usable-function';
import { usableList } from '../../core/props/usable-list';
import { useLocale } from '../../core/provider/locale-context';
import { useLabels } from '../../core/provider/use-labels';
import { useControllableState } from '../../core/use-controllable-state';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import { pageAfterResize, pageFacts, usableLength } from './page-facts';
import fields from './page-fields.module.css';
import { PageInput } from './page-input';
import { PageSizeSelect } from './page-size-select';
import { PageSteps } from './page-steps';
import { pageWords } from './page-words';
import type { PageChangeDetails, PageChangeReason, PaginationProps } from './pagination-props';
import styles from './pagination.module.css';
import { pagination as english } from './words';

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
  'aria-labelledby': labelledBy,
  className,
  ...rest
}: PaginationProps) {
  const locale = useLocale(asked, 'Pagination');
  const labels = useLabels('pagination', english, locale, own);
  // Page that the user selected here. Only its arrival is announced: of two paginations for one list, only
  // the one that was used announces it; a page that the parent rejects and the initial page are not
  // announced.
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
  const handlePageSize = (next: number, event: Event | undefined) => {
    if (loading) return;
    setPageSize(next, { reason: 'page-size', event });
    if (last > 0) goTo(pageAfterResize(facts, next), 'page-size', event);
  };
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
      aria-label={ariaLabel || (labelledBy ? undefined : labels.pagination)}
      aria-labelledby={labelledBy}
      aria-busy={loading || undefined}
      {...rest}
      data-compact={compact}
      data-size={size}
      data-disabled={dataAttr(disabled)}
      data-loading={dataAttr(loading)}
      data-empty={dataAttr(last === 0)}
      data-outside={dataAttr(page > Math.max(last, 1))}
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
        siblings={siblings}
        boundaries={boundaries}
        showFirstLast={showFirstLast}
        hrefFor={hrefFor}
        disabled={disabled}
        loading={loading}
        onStep={handleStep}
      />
      {(pageSizes || asksPage) && (
        <div data-slot="pagination-fields" className={fields.root}>
          {pageSizes && (
            <PageSizeSelect
              id={`${id}-page-size`}
              words={words}
              sizes={usableList('Pagination', 'pageSizes', pageSizes)}
              pageSize={facts.size}
              disabled={disabled}
              onPageSize={handlePageSize}
            />
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

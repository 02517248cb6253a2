// biome-ignore-all lint/a11y/noStaticElementInteractions: the root only sees which of its controls has focus.
'use client';
import { useLayoutEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import type { ChangeDetails } from '../../core/callbacks';
import { activeElementNear, cx, dataAttr } from '../../core/dom';
import {
  chevronLeft,
  chevronRight,
  chevronsLeft,
  chevronsRight,
  Icon,
  type IconPath,
} from '../../primitives/icon';
import { Spinner } from '../../primitives/spinner';
import type { PageFacts, PageWords } from './page-facts';
import styles from './page-steps.module.css';
import type { paginatePages } from './paginate-pages';

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

interface PageStepsProps {
  facts: PageFacts;
  words: PageWords;
  /** Pages and gaps of the list. */
  pages: ReturnType<typeof paginatePages>;
  showFirstLast: boolean | undefined;
  /** URL of a page; without it the controls are buttons. */
  hrefFor: ((page: number) => string) | undefined;
  disabled: boolean | undefined;
  loading: boolean | undefined;
  /** Called when a control for a page is clicked. */
  onStep: (page: number, reason: PageChangeReason, event: MouseEvent) => void;
}

/** List of pages, the controls beside it, and the text that replaces the list in a narrow container. */
export function PageSteps(props: PageStepsProps) {
  const { facts, words, pages, showFirstLast, hrefFor, disabled, loading, onStep } = props;
  const { page, last, open } = facts;
  const { labels, format, position } = words;
  const previous = page > 1 ? page - 1 : null;
  const next = page < last || open ? page + 1 : null;
  // One page needs none; at an end, a control stays, so that focus is not lost.
  const turns = previous !== null || next !== null;
  const longest = Math.min(format(last).length, 10);
  const keptFocus = useKeptFocus();
  /** Link or button to a page. At an end it is disabled but stays focusable, so that focus is not lost. */
  const control = (
    reason: PageChangeReason,
    to: number | null,
    label: string,
    children: ReactNode,
  ) => {
    const isPage = reason === 'page';
    const unavailable = disabled || to === null;
    const own = {
      'data-slot': `pagination-${reason}`,
      'data-page': isPage ? to : undefined,
      'aria-label': label,
      'aria-current': isPage && to === page ? ('page' as const) : undefined,
      'aria-disabled': unavailable || undefined,
      className: cx(styles.step, !isPage && styles.turn),
      onClick: unavailable ? undefined : (event: MouseEvent) => onStep(to, reason, event),
    };
    if (!hrefFor) {
      return (
        <button type="button" disabled={disabled} {...own}>
          {children}
        </button>
      );
    }
    // A link without `href` is not focusable by default.
    const link = unavailable
      ? { role: 'link', tabIndex: disabled ? undefined : 0 }
      : { href: hrefFor(to) };
    return (
      <a {...link} {...own}>
        {children}
      </a>
    );
  };
  const icon = (chevron: IconPath) => <Icon icon={chevron} directional />;
  const gap = (label: string) => (
    <span data-slot="pagination-gap" role="img" aria-label={label} className={styles.quiet}>
      …
    </span>
  );
  return (
    <div
      {...keptFocus}
      data-slot="pagination-pages"
      data-room={roomFor(showFirstLast ? 4 : 2, pages.length + (open ? 1 : 0), longest)}
      data-signs={longest}
      data-alone={dataAttr(last === 1 && !open)}
      className={styles.root}
    >
      {turns && showFirstLast && control('first', previous && 1, labels.first, icon(chevronsLeft))}
      {turns && control('previous', previous, labels.previous, icon(chevronLeft))}
      {last > 0 ? (
        <ul data-slot="pagination-list" className={styles.list}>
          {pages.map((item) =>
            typeof item === 'number' ? (
              <li key={item}>
                {control(
                  'page',
                  item,
                  labels.page(format(item)),
                  loading && item === page ? <Spinner className={styles.spinner} /> : format(item),
                )}
              </li>
            ) : (
              // The key is the side of the gap rather than its index, so that React never moves a focused page.
              <li key={item.to < page ? 'before' : 'after'}>
                {gap(labels.gap(format(item.from), format(item.to)))}
              </li>
            ),
          )}
          {open && <li key="more">{gap(labels.more)}</li>}
        </ul>
      ) : (
        <span data-slot="pagination-empty" className={styles.quiet}>
          {labels.empty}
        </span>
      )}
      {last > 0 && (
        <span
          data-slot="pagination-position"
          data-widest={position(last)}
          aria-current="page"
          className={styles.position}
        >
          {loading && <Spinner className={styles.spinner} />}
          {position(page)}
        </span>
      )}
      {turns && control('next', next, labels.next, icon(chevronRight))}
      {turns &&
        showFirstLast &&
        control('last', open ? null : next && last, labels.last, icon(chevronsRight))}
    </div>
  );
}

/** Returns props of the pages that move focus to the current one if a control with focus disappears. */
function useKeptFocus() {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!root.current || !focused.current || focused.current.isConnected) return;
    focused.current = null;
    const controls = [...root.current.querySelectorAll<HTMLElement>('button, a')];
    const current = controls.filter((control) => control.ariaCurrent === 'page');
    for (const control of [...current, ...controls]) {
      control.focus();
      // In a narrow container, the numbers are hidden.
      if (control.matches(':focus')) return;
    }
  });
  return {
    ref: root,
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
    onBlur: ({ target }: FocusEvent) => {
      // While another window has focus, the control stays the active element.
      if (activeElementNear(target) !== target) focused.current = null;
    },
  };
}

/** Container widths in rem at which the style sheet replaces the list with the position. */
const rooms = [16, 22, 30, 41, 60, 80] as const;

/** Returns the smallest of these widths that fits the controls, the pages and gaps, and numbers of this length. */
function roomFor(controls: number, items: number, characters: number): number {
  // On coarse pointers, a control is 3 rem wide, a character 0.55 rem, and the gap between controls 0.125 rem.
  const needed = controls * 3.125 + items * (Math.max(3, 0.75 + characters * 0.55) + 0.125);
  return rooms.find((width) => width >= needed) ?? 80;
}

'use client';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { cx } from '../../core/class-names';
import {
  chevronLeft,
  chevronRight,
  chevronsLeft,
  chevronsRight,
  Icon,
  type IconPath,
} from '../../primitives/icon';
import { Spinner } from '../../primitives/spinner';
import type { PageFacts } from './page-facts';
import room from './page-room.module.css';
import styles from './page-steps.module.css';
import type { PageWords } from './page-words';
import { paginatePages } from './paginate-pages';
import type { PageChangeReason } from './pagination-props';
import { useKeptFocus, useLostFocus } from './use-kept-focus';

/** Props of {@link PageSteps}. */
interface PageStepsProps {
  facts: PageFacts;
  words: PageWords;
  siblings: number;
  boundaries: number;
  /** Whether there are controls for the first and the last page. */
  showFirstLast: boolean | undefined;
  /** URL of a page; without it the controls are buttons. */
  hrefFor: ((page: number) => string) | undefined;
  disabled: boolean | undefined;
  /** Whether the current page is loading. */
  loading: boolean | undefined;
  /** Called when a control for a page is clicked. */
  onStep: (page: number, reason: PageChangeReason, event: MouseEvent) => void;
}

/** List of pages, the controls beside it, and the text that replaces the list in a narrow container. */
export function PageSteps({
  facts,
  words,
  siblings,
  boundaries,
  showFirstLast,
  hrefFor,
  disabled,
  loading,
  onStep,
}: PageStepsProps) {
  const { page, last, open } = facts;
  const { labels, format, position } = words;
  const pages = paginatePages(page, last, siblings, boundaries);
  const previous = page > 1 ? page - 1 : null;
  const next = page < last || open ? page + 1 : null;
  // One page needs none; at an end, a control stays, so that focus is not lost.
  const turns = previous !== null || next !== null;
  const longest = Math.min(format(last).length, 10);
  const { root, isLost } = useKeptFocus();
  const shared = { hrefFor, disabled, onStep, isLost };
  const step = (reason: keyof typeof icons, to: number | null) => (
    <PageStep
      {...shared}
      reason={reason}
      to={to}
      label={labels[reason]}
      className={cx(styles.step, styles.turn)}
    >
      <Icon icon={icons[reason]} directional />
    </PageStep>
  );
  return (
    <div
      ref={root}
      data-slot="pagination-pages"
      data-room={roomFor(showFirstLast ? 4 : 2, pages.length + (open ? 1 : 0), longest)}
      data-signs={longest}
      className={cx(styles.root, room.root)}
    >
      {turns && showFirstLast && step('first', previous && 1)}
      {turns && step('previous', previous)}
      {last > 0 ? (
        <ul data-slot="pagination-list" className={styles.list}>
          {pages.map((item) =>
            typeof item === 'number' ? (
              <li key={item}>
                <PageStep
                  {...shared}
                  reason="page"
                  to={item}
                  current={item === page}
                  label={labels.page(format(item))}
                  className={styles.step}
                >
                  {loading && item === page ? <Spinner className={styles.spinner} /> : format(item)}
                </PageStep>
              </li>
            ) : (
              // The key is the side of the gap rather than its index, so that React never moves a focused
              // page.
              <li key={item.to < page ? 'before' : 'after'}>
                <Gap label={labels.gap(format(item.from), format(item.to))} />
              </li>
            ),
          )}
          {open && (
            <li key="more">
              <Gap label={labels.more} />
            </li>
          )}
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
      {turns && step('next', next)}
      {turns && showFirstLast && step('last', open ? null : next && last)}
    </div>
  );
}

const icons: Record<'first' | 'previous' | 'next' | 'last', IconPath> = {
  first: chevronsLeft,
  previous: chevronLeft,
  next: chevronRight,
  last: chevronsRight,
};

/** Props of {@link PageStep}. */
interface PageStepProps extends Pick<PageStepsProps, 'hrefFor' | 'disabled' | 'onStep'> {
  /** Name of the control, and reason of its change. */
  reason: PageChangeReason;
  /** Target page; `null` at an end. */
  to: number | null;
  current?: boolean;
  /** Set if the control had focus when it disappeared. */
  isLost: RefObject<boolean>;
  label: string;
  className: string | undefined;
  children: ReactNode;
}

/** Link or button to a page. At an end it is disabled but stays focusable, so that focus is not lost. */
function PageStep({
  reason,
  to,
  current,
  label,
  hrefFor,
  disabled,
  onStep,
  isLost,
  className,
  children,
}: PageStepProps) {
  const unavailable = disabled || to === null;
  const own = {
    ref: useLostFocus(isLost),
    'data-slot': `pagination-${reason}`,
    'data-page': reason === 'page' ? to : undefined,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-disabled': unavailable || undefined,
    className,
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
}

function Gap({ label }: { label: string }) {
  return (
    <span data-slot="pagination-gap" role="img" aria-label={label} className={styles.quiet}>
      …
    </span>
  );
}

/** Container widths in rem at which the style sheet replaces the list with the position. */
const rooms = [16, 22, 30, 41, 60, 80] as const;

/**
 * Returns the smallest of these widths that fits the controls, the pages and gaps, and numbers of this
 * length.
 */
function roomFor(controls: number, items: number, characters: number): number {
  // On coarse pointers, a control is 3 rem wide, a character 0.55 rem, and the gap between two controls 0.125
  // rem.
  const needed = controls * 3.125 + items * (Math.max(3, 0.75 + characters * 0.55) + 0.125);
  return rooms.find((width) => width >= needed) ?? 80;
}

'use client';
import type { MouseEvent } from 'react';
import { cx } from '../../internals/class-names';
import {
  chevronLeft,
  chevronRight,
  chevronsLeft,
  chevronsRight,
  Icon,
  type IconShapes,
} from '../../primitives/icon';
import { pageControl, type PageControls } from './page-control';
import type { PageFacts } from './page-facts';
import { roomOf } from './page-room';
import room from './page-room.module.css';
import styles from './page-steps.module.css';
import { pageWindow } from './page-window';
import type { PageWords } from './page-words';
import { usePageWindows } from './use-page-windows';

/** Props of {@link PageSteps}. */
interface PageStepsProps extends PageControls {
  facts: PageFacts;
  words: PageWords;
  siblings: number;
  boundaries: number;
  /** Whether there are ways to the first and the last page. */
  firstLast: boolean | undefined;
  /** Listeners that hear the presses of all controls. */
  handlers: { onClick: (event: MouseEvent) => void };
}

/** The pages as a list, ways forward and back beside them, and the words that stand for the list where it is narrow. */
export function PageSteps(props: PageStepsProps) {
  const { facts, words, firstLast, handlers } = props;
  const { page, last, open } = facts;
  const { labels, format, position } = words;
  const pages = pageWindow(page, last, usePageWindows(props.siblings, props.boundaries));
  const before = page > 1 ? page - 1 : null;
  const after = page < last || open ? page + 1 : null;
  const turn = (reason: keyof typeof shapes, to: number | null) =>
    pageControl(props, reason, to, labels[reason], <Icon shapes={shapes[reason]} directional />);
  const signs = Math.min(format(last).length, 10);
  return (
    <div
      data-slot="pagination-pages"
      data-room={roomOf(firstLast ? 4 : 2, pages.length + (open ? 1 : 0), signs)}
      data-signs={signs}
      className={cx(styles.root, room.root)}
      {...handlers}
    >
      {firstLast && turn('first', before && 1)}
      {turn('previous', before)}
      {last > 0 ? (
        <ul data-slot="pagination-list" className={styles.list}>
          {pages.map((item) =>
            typeof item === 'number' ? (
              <li key={item}>{pageLink(props, item)}</li>
            ) : (
              gap(
                item.to < page ? 'before' : 'after',
                labels.gap(format(item.from), format(item.to)),
              )
            ),
          )}
          {open && gap('more', labels.more)}
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
          {position(page)}
        </span>
      )}
      {turn('next', after)}
      {firstLast && turn('last', open ? null : after && last)}
    </div>
  );
}

const shapes: Record<'first' | 'previous' | 'next' | 'last', IconShapes> = {
  first: chevronsLeft,
  previous: chevronLeft,
  next: chevronRight,
  last: chevronsRight,
};

function pageLink(props: PageStepsProps, number: number) {
  const { labels, format } = props.words;
  const text = format(number);
  return pageControl(props, 'page', number, labels.page(text), text, props.facts.page);
}

// The key is the gap's side, not its place in the row: React then never moves a page that has focus.
function gap(side: string, label: string) {
  return (
    <li key={side}>
      <span data-slot="pagination-gap" role="img" aria-label={label} className={styles.quiet}>
        …
      </span>
    </li>
  );
}

'use client';
import { useRef, type ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { chevronLeft, Icon } from '../../primitives/icon';
import { useWords } from '../data/app-context';
import { useArrivalFocus, type ScreenState } from './place';
import styles from './screen-heading.module.css';

interface ScreenHeadingProps {
  /** Title of the screen and of the document. */
  title: string;
  /** Line above the title, such as a back link. */
  before?: ReactNode;
  /** Image beside the title. */
  mark?: ReactNode;
  /** Line below the title. */
  after?: ReactNode;
  actions?: ReactNode;
}

/** Heading of a screen: sets the document title and receives focus on navigation. */
export function ScreenHeading({ title, before, mark, after, actions }: ScreenHeadingProps) {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalFocus(heading);
  return (
    <div className={styles.root}>
      <title>{words.titleOf(title)}</title>
      {before}
      <div data-marked={mark ? '' : undefined} className={styles.row}>
        <div className={styles.line}>
          {mark}
          <div className={styles.named}>
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              <bdi>{title}</bdi>
            </h1>
            {after}
          </div>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}

interface BackLinkProps {
  /** Location of the screen that leads here. */
  to: To;
  state?: ScreenState;
  /** Name of that screen. */
  children: ReactNode;
}

/** Link above the title of a screen to the screen that leads here. */
export function BackLink({ to, state, children }: BackLinkProps) {
  return (
    <Link to={to} state={state} viewTransition className={styles.back}>
      <Icon icon={chevronLeft} size="sm" directional />
      <bdi className={styles.backName}>{children}</bdi>
    </Link>
  );
}

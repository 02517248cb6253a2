'use client';
import { useRef, type ReactNode } from 'react';
import { useWords } from '../app-context';
import { useArrivalFocus } from './place';
import styles from './screen-heading.module.css';

/** Props of {@link ScreenHeading}. */
interface ScreenHeadingProps {
  /** Title of the screen and of the document. */
  title: string;
  /** Line above the title, such as a back link. */
  before?: ReactNode;
  /** Image beside the title. */
  mark?: ReactNode;
  /** Line below the title. */
  after?: ReactNode;
  /** Actions of the screen. */
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
      <div data-marked={mark ? '' : undefined} className={styles.words}>
        {before}
        <div className={styles.line}>
          {mark}
          <div className={styles.named}>
            <h1 ref={heading} tabIndex={-1} className={styles.title}>
              <bdi>{title}</bdi>
            </h1>
            {after}
          </div>
        </div>
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

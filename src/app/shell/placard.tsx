'use client';
import { useRef, type ReactNode } from 'react';
import { useWords } from '../app-context';
import { useArrivalFocus } from './place';
import styles from './placard.module.css';

/** Props of {@link Placard}. */
interface PlacardProps {
  /** Heading that says what is the matter. */
  heading: ReactNode;
  /** Sentence about it. */
  hint: ReactNode;
  /** What can be done. */
  actions?: ReactNode;
}

/** Large message in the place of what is not there: nothing yet, nothing found. */
export function Placard({ heading, hint, actions }: PlacardProps) {
  return (
    <div className={styles.placard}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.tiles}>
        <rect x="4" y="4" width="24" height="18" rx="4" />
        <rect x="32" y="4" width="12" height="18" rx="4" />
        <rect x="4" y="26" width="18" height="18" rx="4" />
        <rect x="26" y="26" width="18" height="18" rx="4" />
      </svg>
      {heading}
      <p className={styles.hint}>{hint}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Props of {@link ScreenPlacard}. */
interface ScreenPlacardProps {
  /** Title of the screen, also of the document. */
  title: string;
  /** Sentence about it. */
  hint: ReactNode;
  /** What can be done. */
  actions: ReactNode;
}

/** Screen that is one message: nothing there, signed out, something wrong. */
export function ScreenPlacard({ title, hint, actions }: ScreenPlacardProps) {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalFocus(heading);
  return (
    <Placard
      heading={
        <>
          <title>{words.titleOf(title)}</title>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </>
      }
      hint={hint}
      actions={actions}
    />
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../../internals/class-names';
import styles from './guest-frame.module.css';

/** Props of {@link GuestFrame}: those of the root element and its own. */
export interface GuestFrameProps extends ComponentProps<'div'> {
  /** Name or mark of the application, above the content. */
  brand?: ReactNode;
  /** Small print below the content. */
  footnote?: ReactNode;
}

/** Frame of a page before and after a session: one narrow column. Renders a `<div>` with the landmarks of a page. */
export function GuestFrame({ brand, footnote, className, children, ...rest }: GuestFrameProps) {
  return (
    <div data-slot="guest-frame" {...rest} className={cx(styles.root, className)}>
      {brand && (
        <header data-slot="guest-frame-header" className={styles.header}>
          {brand}
        </header>
      )}
      <main data-slot="guest-frame-main" className={styles.main}>
        {children}
      </main>
      {footnote && (
        <footer data-slot="guest-frame-footer" className={styles.footer}>
          {footnote}
        </footer>
      )}
    </div>
  );
}

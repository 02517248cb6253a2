import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../../core/class-names';
import { dataAttr } from '../../../core/data-attr';
import styles from './guest-frame.module.css';

/** Props of {@link GuestFrame}. */
export interface GuestFrameProps extends ComponentProps<'div'> {
  /**
   * Decorative image that fills half of the page, or a band above the content on a narrow screen: `<Medallion />`.
   * Default: none.
   */
  art?: ReactNode;
  /** Name or logo of the application, on the image or above the content. */
  brand?: ReactNode;
  /** Small print below the content. */
  footnote?: ReactNode;
}

/**
 * Layout of a page before or after a session: a narrow column and an image. Renders a `<div>` with the
 * landmarks of a page.
 */
export function GuestFrame({
  art,
  brand,
  footnote,
  className,
  children,
  ...rest
}: GuestFrameProps) {
  return (
    <div
      data-slot="guest-frame"
      {...rest}
      data-art={dataAttr(Boolean(art))}
      className={cx(styles.root, className)}
    >
      {(art || brand) && (
        <header data-slot="guest-frame-header" className={styles.header}>
          <div className={styles.stage}>
            {art && (
              <div aria-hidden="true" className={styles.art}>
                {art}
              </div>
            )}
            {brand && <div className={styles.brand}>{brand}</div>}
          </div>
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

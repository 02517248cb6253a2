import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../core/dom';
import styles from './empty-state.module.css';
import { illustrations, tilePaths } from './illustrations';

/** Props of {@link EmptyState}. Its children are the line below the heading. */
export interface EmptyStateProps extends ComponentProps<'div'> {
  /**
   * Image of the mosaic: `nothing-yet` is a landscape, `no-results` a magnifying glass, `no-messages` an envelope,
   * `offline` a plug, `not-found` a wall with one tile missing, `error` a warning sign, `locked` a padlock.
   */
  illustration:
    | 'nothing-yet'
    | 'no-results'
    | 'no-messages'
    | 'offline'
    | 'not-found'
    | 'error'
    | 'locked';
  /** Heading as an element of the level that the page needs: `<h2>No trips yet</h2>`. */
  heading: ReactNode;
  /** Actions, such as a button. Default: none. */
  actions?: ReactNode;
}

/** Message that replaces missing content, with a mosaic. Renders a `<div>`. */
export function EmptyState({
  illustration,
  heading,
  actions,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      data-illustration={illustration}
      {...rest}
      className={cx(styles.root, className)}
    >
      <svg
        viewBox="0 0 130 82"
        data-slot="empty-state-illustration"
        aria-hidden="true"
        className={styles.illustration}
      >
        {tilePaths(illustrations[illustration]).map(([tone, path]) => (
          <path key={tone} data-tone={tone} d={path} />
        ))}
      </svg>
      {heading}
      {children && (
        <p data-slot="empty-state-text" className={styles.text}>
          {children}
        </p>
      )}
      {actions && (
        <div data-slot="empty-state-actions" className={styles.actions}>
          {actions}
        </div>
      )}
    </div>
  );
}

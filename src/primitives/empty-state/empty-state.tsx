import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internals/class-names';
import { pictures, tilePaths } from './pictures';
import styles from './empty-state.module.css';

/** Props of {@link EmptyState}: those of a `<div>`, whose children are the line below the heading, and its own. */
export interface EmptyStateProps extends ComponentProps<'div'> {
  /**
   * What the mosaic shows: `nothing-yet` a landscape, `no-results` a lens, `offline` a plug, `missing` a wall without one tile,
   * `failure` a warning sign, `locked` a padlock.
   */
  picture: 'nothing-yet' | 'no-results' | 'offline' | 'missing' | 'failure' | 'locked';
  /** Heading that says what is the matter, as an element of the level that the page needs: `<h2>No trips yet</h2>`. */
  heading: ReactNode;
  /** What can be done, such as a button. Default: nothing. */
  actions?: ReactNode;
}

/** Message in the place of content that is not there, with a mosaic that shows why. Renders a `<div>`. */
export function EmptyState({
  picture,
  heading,
  actions,
  className,
  children,
  ...rest
}: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      data-picture={picture}
      {...rest}
      className={cx(styles.root, className)}
    >
      <svg
        viewBox="0 0 130 82"
        data-slot="empty-state-picture"
        aria-hidden="true"
        focusable="false"
        className={styles.picture}
      >
        {tilePaths(pictures[picture]).map(([tone, path]) => (
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

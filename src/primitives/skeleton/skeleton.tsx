import type { ComponentProps } from 'react';
import { cx } from '../../core/dom';
import styles from './skeleton.module.css';

/** Props of {@link Skeleton}: those of an `<svg>`; `width` sets its width. */
export interface SkeletonProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /**
   * Shape: `line` for a title, `thin` for a line of text, `control` for a field or button, `block` for an
   * image, 40 px high. Default: `line`.
   */
  shape?: 'line' | 'thin' | 'control' | 'block';
}

/**
 * Placeholder for loading content: a row of unequal tiles. Renders an `<svg>`, whose `width` also works in
 * server-rendered markup under a strict Content-Security-Policy. It is hidden from assistive technology: set
 * `aria-busy` on the region, and outside of it, state in text what is loading.
 */
export function Skeleton({ shape = 'line', width, className, ...rest }: SkeletonProps) {
  return (
    <svg
      data-slot="skeleton"
      data-shape={shape}
      aria-hidden="true"
      {...rest}
      width={width ?? (shape === 'block' ? undefined : '100%')}
      className={cx(styles.root, className)}
    />
  );
}

import type { ComponentProps } from 'react';
import { cx } from '../../internals/class-names';
import styles from './skeleton.module.css';

/** Props of {@link Skeleton}: those of an `<svg>`, of which `width` says how wide it is. */
export interface SkeletonProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /**
   * What it holds the place of: `line` a title, `thin` a line of text, `control` a field or button, `block` a picture of 40 px.
   * Default: `line`.
   */
  shape?: 'line' | 'thin' | 'control' | 'block';
}

/**
 * Row of unequal tiles in the place of content that loads. Renders an `<svg>`, whose `width` also works in server markup under a
 * strict policy. Assistive technology skips it: set `aria-busy` on the region, and say in words what is loading.
 */
export function Skeleton({ shape = 'line', width, className, ...rest }: SkeletonProps) {
  return (
    <svg
      data-slot="skeleton"
      data-shape={shape}
      aria-hidden="true"
      focusable="false"
      {...rest}
      width={width ?? (shape === 'block' ? undefined : '100%')}
      className={cx(styles.root, className)}
    />
  );
}

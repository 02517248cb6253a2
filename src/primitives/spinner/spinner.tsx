import type { ComponentProps } from 'react';
import { cx } from '../../core/dom';
import styles from './spinner.module.css';

/** Props of {@link Spinner}: those of a `<span>`. */
export interface SpinnerProps extends ComponentProps<'span'> {
  /** Size: `md` is 16 px, `lg` 32 px. Default: `md`. */
  size?: 'md' | 'lg';
}

/**
 * Loading indicator of four tiles, in the color of the surrounding text. Renders a `<span>` that is hidden
 * from assistive technology: state in text what is loading.
 */
export function Spinner({ size = 'md', className, ...rest }: SpinnerProps) {
  return (
    <span
      data-slot="spinner"
      data-size={size}
      aria-hidden="true"
      {...rest}
      className={cx(styles.root, className)}
    >
      <span data-slot="spinner-tile" className={styles.tile} />
      <span data-slot="spinner-tile" className={styles.tile} />
      <span data-slot="spinner-tile" className={styles.tile} />
      <span data-slot="spinner-tile" className={styles.tile} />
    </span>
  );
}

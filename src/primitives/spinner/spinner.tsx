import type { ComponentProps } from 'react';
import { cx } from '../../internals/class-names';
import styles from './spinner.module.css';

/** Props of {@link Spinner}: those of a `<span>`. */
export interface SpinnerProps extends ComponentProps<'span'> {
  /** Size: `md` is 16 px, `lg` 32 px. Default: `md`. */
  size?: 'md' | 'lg';
}

/**
 * Four tiles that turn while something loads, in the color of the text beside it. Renders a `<span>` that assistive
 * technology skips: say what is loading in words.
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

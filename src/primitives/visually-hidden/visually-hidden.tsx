'use client';
import type { ComponentProps } from 'react';
import { cx } from '../../core/dom';
import styles from './visually-hidden.module.css';

/** Props of {@link VisuallyHidden}: those of a `<span>`. */
export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for screen readers only. Renders a `<span>`. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span data-slot="visually-hidden" {...rest} className={cx(styles.root, className)} />;
}

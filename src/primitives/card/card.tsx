import type { ComponentProps } from 'react';
import { cx } from '../../core/dom';
import styles from './card.module.css';

/** Props of {@link Card}: those of a `<div>`. */
export type CardProps = ComponentProps<'div'>;

/** Surface for related content. Renders a `<div>`. */
export function Card({ className, ...rest }: CardProps) {
  return <div data-slot="card" {...rest} className={cx(styles.root, className)} />;
}

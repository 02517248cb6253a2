'use client';
import type { ComponentProps } from 'react';
import { cx } from '../../internals/class-names';
import { presence } from '../../internals/presence';
import type { IconShapes } from './icons';
import styles from './icon.module.css';

/** Props of {@link Icon}: those of an `<svg>`. */
export interface IconProps extends ComponentProps<'svg'> {
  /** Shapes to draw, one of the exported icons such as `calendar`. */
  shapes: IconShapes;
  /** Box in the size scale: `sm` is 14 px, for messages; `md` 16 px; `lg` 20 px, for an icon alone. Default: `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** Whether the icon points along the reading direction and so turns round in right-to-left text. */
  directional?: boolean;
}

/** Decorative line icon in the color of the text beside it. Renders an `<svg>` that assistive technology skips. */
export function Icon({ shapes, size = 'md', directional, className, ...rest }: IconProps) {
  return (
    <svg
      data-slot="icon"
      data-size={size}
      data-directional={presence(directional)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      {...rest}
      className={cx(styles.root, className)}
    >
      <path d={shapes} />
    </svg>
  );
}

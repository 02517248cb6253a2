'use client';
import type { ComponentProps } from 'react';
import { cx, dataAttr } from '../../core/dom';
import styles from './icon.module.css';
import type { IconPath } from './icons';

/** Props of {@link Icon}: those of an `<svg>`. */
export interface IconProps extends ComponentProps<'svg'> {
  /** Icon to draw: one of the exported icons, such as `calendar`. */
  icon: IconPath;
  /** Size: `sm` is 14 px, for messages; `md` 16 px; `lg` 20 px, for an icon without text. Default: `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** Whether the icon is mirrored in right-to-left text. */
  directional?: boolean;
}

/**
 * Decorative line icon in the color of the surrounding text. Renders an `<svg>` that is hidden from assistive
 * technology.
 */
export function Icon({ icon, size = 'md', directional, className, ...rest }: IconProps) {
  return (
    <svg
      data-slot="icon"
      data-size={size}
      data-directional={dataAttr(directional)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...rest}
      className={cx(styles.root, className)}
    >
      <path d={icon} />
    </svg>
  );
}

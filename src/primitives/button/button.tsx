'use client';
import type { ComponentProps } from 'react';
import { cx } from '../../internals/class-names';
import styles from './button.module.css';

/** Props of {@link Button}: those of a `<button>` and its looks. */
export interface ButtonProps extends ComponentProps<'button'> {
  /** Weight of the button: `solid` for the one main action, `outline` beside it, `ghost` inside other controls. Default: `outline`. */
  variant?: 'solid' | 'outline' | 'ghost';
  /** Height: `md` is 40 px (48 on coarse pointers), `sm` 32 px. Default: `md`. */
  size?: 'sm' | 'md';
}

/** Button that does something here and now. Renders a `<button type="button">`. */
export function Button({
  variant = 'outline',
  size = 'md',
  type = 'button',
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      data-slot="button"
      data-variant={variant}
      data-size={size}
      {...rest}
      type={type}
      className={cx(styles.root, className)}
    />
  );
}

/** Props of {@link IconButton}: those of a {@link Button} and its name. */
export interface IconButtonProps extends ButtonProps {
  /** Accessible name, a verb and its object: "Open calendar". */
  label: string;
}

/** Square button that shows an icon only. Renders a `<button>` named by `label`. */
export function IconButton({ label, variant = 'ghost', className, ...rest }: IconButtonProps) {
  return (
    <Button
      data-slot="icon-button"
      {...rest}
      variant={variant}
      aria-label={label}
      className={cx(styles.square, className)}
    />
  );
}

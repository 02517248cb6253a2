'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { cx } from '../../internals/class-names';
import { presence } from '../../internals/presence';
import { Spinner } from '../spinner';
import styles from './button.module.css';

/** Looks that {@link Button} and {@link LinkButton} share. */
export interface ButtonLooks {
  /**
   * Weight: `solid` for the one main action of a view, `soft` and `outline` beside it, `ghost` inside other controls; `danger`
   * and `danger-soft` for what destroys. Default: `outline`.
   */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost' | 'danger' | 'danger-soft';
  /** Height: `sm` is 32 px, `md` 40 px (48 on coarse pointers), `lg` 48 px. Default: `md`. */
  size?: 'sm' | 'md' | 'lg';
}

/** Props of {@link Button}: those of a `<button>` and its looks. */
export interface ButtonProps extends ComponentProps<'button'>, ButtonLooks {
  /**
   * Whether the action is under way: a spinner shows before the words, or in the place of an icon, and presses do nothing. Focus
   * stays, and so does the width where it was `false` before.
   */
  loading?: boolean;
}

/** Button that does something here and now. Renders a `<button type="button">`. */
export function Button({
  variant = 'outline',
  size = 'md',
  type = 'button',
  loading,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      data-slot="button"
      data-variant={variant}
      data-size={size}
      data-can-load={presence(loading !== undefined)}
      data-loading={presence(loading)}
      {...rest}
      {...(loading && { 'aria-disabled': true })}
      type={type}
      onClick={loading ? ignorePress : onClick}
      className={cx(styles.root, className)}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}

/** Keeps a press on a button that is loading from submitting its form again. */
function ignorePress(event: MouseEvent) {
  event.preventDefault();
}

/** Props of {@link LinkButton}: those of an `<a>` and its looks. */
export interface LinkButtonProps extends ComponentProps<'a'>, ButtonLooks {}

/** Link that looks like a button, for the main way on from a view. Renders an `<a>`. */
export function LinkButton({
  variant = 'outline',
  size = 'md',
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a
      data-slot="link-button"
      data-variant={variant}
      data-size={size}
      {...rest}
      className={cx(styles.root, className)}
    >
      {children}
    </a>
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

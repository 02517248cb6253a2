'use client';
import type { ComponentProps, MouseEvent } from 'react';
import { cx, dataAttr, isTrue } from '../../core/dom';
import { Spinner } from '../spinner';
import styles from './button.module.css';

/** Style props of {@link Button} and {@link LinkButton}. */
export interface ButtonStyleProps {
  /**
   * Emphasis: `solid` for the main action of a view, `soft` and `outline` for other actions, `ghost` inside
   * other controls. Default: `outline`.
   */
  variant?: 'solid' | 'soft' | 'outline' | 'ghost';
  /** Meaning: `danger` for an action that destroys something, in every variant. Default: `neutral`. */
  tone?: 'neutral' | 'danger';
  /** Height: `sm` is 32 px, `md` 40 px (48 on coarse pointers), `lg` 48 px. Default: `md`. */
  size?: 'sm' | 'md' | 'lg';
}

/** Props of {@link Button}: those of a `<button>` and its styles. */
export interface ButtonProps extends ComponentProps<'button'>, ButtonStyleProps {
  /**
   * Whether the action is in progress: a spinner replaces the text and the icon, and presses are
   * ignored. The button keeps its name, its focus and its width.
   */
  loading?: boolean;
}

/**
 * Button that triggers an action. Renders a `<button type="button">`. With `aria-disabled`, it keeps focus, for example
 * to have a tooltip, but does nothing.
 */
export function Button({
  variant = 'outline',
  tone = 'neutral',
  size = 'md',
  type = 'button',
  loading,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const inactive = loading || isTrue(rest['aria-disabled']);
  return (
    <button
      data-slot="button"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      data-loading={dataAttr(loading)}
      {...rest}
      {...(loading && { 'aria-disabled': true })}
      type={type}
      onClick={inactive ? ignorePress : onClick}
      className={cx(styles.root, className)}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}

/** Prevents an inactive button from submitting its form, and an inactive link from being followed. */
function ignorePress(event: MouseEvent) {
  event.preventDefault();
}

/** Props of {@link LinkButton}: those of an `<a>` and its styles. */
export interface LinkButtonProps extends ComponentProps<'a'>, ButtonStyleProps {}

/** Link that looks like a button, for the main next step of a view. Renders an `<a>`. */
export function LinkButton({
  variant = 'outline',
  tone = 'neutral',
  size = 'md',
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a
      data-slot="link-button"
      data-variant={variant}
      data-tone={tone}
      data-size={size}
      {...rest}
      {...(isTrue(rest['aria-disabled']) && { onClick: ignorePress })}
      className={cx(styles.root, className)}
    >
      {children}
    </a>
  );
}

/** Props of {@link IconButton}: those of a {@link Button} and a label. */
export interface IconButtonProps extends ButtonProps {
  /** Accessible name, a verb and an object: "Open calendar". */
  label: string;
}

/** Square button with an icon. Renders a `<button>` named by `label`. */
export function IconButton({ label, variant = 'ghost', className, ...rest }: IconButtonProps) {
  return (
    <Button
      data-slot="icon-button"
      aria-label={label}
      {...rest}
      variant={variant}
      className={cx(styles.square, className)}
    />
  );
}

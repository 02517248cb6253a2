// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
'use client';
import { useId, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { cx, dataAttr, isTrue } from '../../core/dom';
import { check, Icon } from '../icon';
import styles from './menu.module.css';

/** Props of {@link MenuItem}. */
export interface MenuItemProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Icon before the text. */
  icon?: ReactNode;
  /** Keyboard shortcut shown at the end, such as `⌘D`. The application handles the shortcut. */
  shortcut?: string;
  /** Meaning: `danger` for an action that destroys something. Default: `neutral`. */
  tone?: 'neutral' | 'danger';
  /** Whether the item is checked, for an item that can be. */
  checked?: boolean;
  /** Role of an item with `checked`: `checkbox`, or `radio` for one of several. Default: `checkbox`. */
  type?: 'checkbox' | 'radio';
}

/**
 * Action in a {@link Menu}, handled by `onClick`; the menu then closes unless the handler calls
 * `preventDefault`. Renders a `<button>`.
 */
export function MenuItem({
  icon,
  shortcut,
  tone = 'neutral',
  checked,
  type = 'checkbox',
  disabled: disabledProp,
  onClick,
  className,
  children,
  ...rest
}: MenuItemProps) {
  const disabled = disabledProp || isTrue(rest['aria-disabled']);
  const role =
    checked === undefined
      ? { role: 'menuitem' }
      : { role: `menuitem${type}`, 'aria-checked': checked };
  return (
    <button
      type="button"
      {...role}
      tabIndex={-1}
      data-slot="menu-item"
      data-tone={tone}
      data-selected={dataAttr(checked)}
      {...rest}
      // Disabled items stay focusable, so that screen reader users can find them.
      aria-disabled={disabled || undefined}
      onClick={disabled ? preventClosing : onClick}
      className={cx(styles.item, className)}
    >
      {icon}
      <span data-slot="menu-item-text" className={styles.text}>
        {children}
      </span>
      {shortcut !== undefined && (
        <kbd data-slot="menu-item-shortcut" className={styles.shortcut}>
          {shortcut}
        </kbd>
      )}
      {checked && <Icon icon={check} className={styles.check} />}
    </button>
  );
}

function preventClosing(event: MouseEvent) {
  event.preventDefault();
}

/** Props of {@link MenuGroup}. */
export interface MenuGroupProps extends ComponentProps<'div'> {
  /** Caption and accessible name of the group. */
  label: string;
}

/** Items of a {@link Menu} below a caption. Renders a `<div role="group">`. */
export function MenuGroup({ label, className, children, ...rest }: MenuGroupProps) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      data-slot="menu-group"
      {...rest}
      className={cx(styles.group, className)}
    >
      <div
        id={`${id}-label`}
        role="presentation"
        data-slot="menu-group-label"
        className={styles.label}
      >
        {label}
      </div>
      {children}
    </div>
  );
}

/** Props of {@link MenuSeparator}: those of an `<hr>`. */
export type MenuSeparatorProps = ComponentProps<'hr'>;

/** Line between items of a {@link Menu}. Renders an `<hr>`. */
export function MenuSeparator({ className, ...rest }: MenuSeparatorProps) {
  return <hr data-slot="menu-separator" {...rest} className={cx(styles.separator, className)} />;
}

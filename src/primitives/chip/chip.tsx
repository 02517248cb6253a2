import type { ComponentProps } from 'react';
import { cx, dataAttr } from '../../core/dom';
import styles from './chip.module.css';

/** Props of {@link Chip}. */
export interface ChipProps extends ComponentProps<'span'> {
  /** Meaning, shown by color: `neutral` for values, the others for a status. Default: `neutral`. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  /** Emphasis of a neutral chip: `accent` for a selected value. Default: `plain`. */
  variant?: 'plain' | 'accent';
  /**
   * Whether a dot is shown before the text, so that a status does not rely on color alone. Default: `false`.
   */
  showDot?: boolean;
  /** Whether the chip is part of a disabled control. */
  disabled?: boolean;
  /** Whether the value is invalid. */
  invalid?: boolean;
}

/**
 * Short value or status: a tag, a country, "Planned". Renders a `<span>`. Put text of unknown length or
 * script into a `<bdi>`, which is truncated with an ellipsis.
 */
export function Chip({
  tone = 'neutral',
  variant = 'plain',
  showDot,
  disabled,
  invalid,
  className,
  children,
  ...rest
}: ChipProps) {
  return (
    <span
      aria-disabled={disabled || undefined}
      data-slot="chip"
      data-tone={tone}
      data-variant={variant}
      data-disabled={dataAttr(disabled)}
      data-invalid={dataAttr(invalid)}
      {...rest}
      className={cx(styles.root, className)}
    >
      {showDot && <span data-slot="chip-dot" className={styles.dot} />}
      {children}
    </span>
  );
}

/** Props of {@link ChipRemove}. */
export interface ChipRemoveProps extends ComponentProps<'button'> {
  /** Accessible name, including the value: "Remove Italy". */
  label: string;
}

/** Button at the end of a {@link Chip} that removes the value, 24 by 24 px. Renders a `<button>` named by `label`. */
export function ChipRemove({ label, className, ...rest }: ChipRemoveProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-slot="chip-remove"
      onClickCapture={(event) => {
        // The second click of two, on the chip that has moved here.
        if (event.detail === 2) event.stopPropagation();
      }}
      {...rest}
      className={cx(styles.remove, className)}
    />
  );
}

'use client';
import { cx } from '../../core/class-names';
import { IconButton, type IconButtonProps } from '../button';
import styles from './picker-button.module.css';

/** Props of {@link PickerButton}: those of an icon button, which is small by default. */
export type PickerButtonProps = IconButtonProps;

/**
 * Button at the end of a field, such as one that clears it or opens its panel, which it shows with
 * `aria-expanded`. Renders a `<button>`.
 */
export function PickerButton({ className, ...rest }: PickerButtonProps) {
  return (
    <IconButton
      data-slot="picker-button"
      size="sm"
      {...rest}
      className={cx(styles.root, className)}
    />
  );
}

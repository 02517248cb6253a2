'use client';
import type { ReactNode } from 'react';
import { cx } from '../../core/dom';
import type { PartName } from '../../core/forms/part-name';
import { iconButton, type ButtonStyleProps, type IconButtonProps } from '../button';
import { Icon, x } from '../icon';
import styles from './picker-button.module.css';

/** Props of {@link PickerButton}: those of an icon button that never loads. */
export type PickerButtonProps = Omit<IconButtonProps, keyof ButtonStyleProps | 'loading'>;

/** Small icon button at the end of a field, highlighted while `aria-expanded` is true. Renders a `<button>`. */
export function PickerButton({ label, className, ...rest }: PickerButtonProps) {
  return (
    <button
      type="button"
      data-slot="picker-button"
      data-variant="ghost"
      data-size="sm"
      aria-label={label}
      {...rest}
      className={cx(iconButton, styles.root, className)}
    />
  );
}

/** Props of {@link PickerButtons}: further ones are those of the button that opens the panel. */
export interface PickerButtonsProps extends Omit<PickerButtonProps, 'label' | 'children'> {
  /** Id of the field, and prefix of those of the buttons. Default: they have none. */
  fieldId?: string;
  /** Returns the name of a button that contains that of the field. Default: the labels are the names. */
  partName?: PartName;
  /** Prefix of the values of `data-slot`. */
  slot: string;
  /** Label of the button that clears the field. */
  clearLabel: string;
  /** Label of the button that opens the panel. */
  openLabel: string;
  /** Icon of the button that opens the panel. */
  icon: ReactNode;
  /** Whether the panel is open. */
  open: boolean;
  /** Whether the field can be cleared. */
  filled: boolean;
  /** Called when the field should be cleared. */
  onClear: (event: Event) => void;
}

/** The button that clears a filled field, and the one that opens its panel. Renders `<button>` elements. */
export function PickerButtons({
  fieldId,
  partName,
  slot,
  clearLabel,
  openLabel,
  icon,
  open,
  filled,
  onClear,
  ...rest
}: PickerButtonsProps) {
  return (
    <>
      {filled && !rest.disabled && (
        <PickerButton
          data-slot={`${slot}-clear`}
          label={clearLabel}
          {...partName?.(clearLabel, `${fieldId}-clear`)}
          onClick={({ nativeEvent }) => onClear(nativeEvent)}
        >
          <Icon icon={x} />
        </PickerButton>
      )}
      <PickerButton
        data-slot={`${slot}-trigger`}
        {...rest}
        label={openLabel}
        {...partName?.(openLabel, `${fieldId}-trigger`)}
        aria-expanded={open}
      >
        {icon}
      </PickerButton>
    </>
  );
}

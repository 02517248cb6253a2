'use client';
import { cx } from '../../core/dom';
import { TextInput, type TextInputProps } from '../text-input';
import styles from './picker-input.module.css';

/** Props of {@link PickerInput}: those of a text input. */
export type PickerInputProps = TextInputProps;

/**
 * Text field for words and numbers that are parsed, such as a date: in their own direction, without spell checking
 * and automatic capitals. Renders an `<input>`.
 */
export function PickerInput({ className, ...rest }: PickerInputProps) {
  return (
    <TextInput
      data-slot="picker-input"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      className={cx(styles.root, className)}
    />
  );
}

'use client';
import { cx, dataAttr } from '../../core/dom';
import { controlFrame, TextInput, type TextInputProps } from '../text-input';
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

/** Props of {@link TypedInput}: those of an `<input>` whose text the parent holds. */
export type TypedInputProps = Omit<TextInputProps, 'onValueChange'>;

/**
 * The same field for a picker that holds its text, and so also handles resets of its form and what was typed before
 * hydration. Renders an `<input>`.
 */
export function TypedInput({ invalid = false, className, ...rest }: TypedInputProps) {
  return (
    <input
      data-slot="typed-input"
      data-invalid={dataAttr(invalid)}
      data-readonly={dataAttr(rest.readOnly)}
      aria-invalid={invalid}
      type="text"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      className={cx(controlFrame, styles.root, className)}
    />
  );
}

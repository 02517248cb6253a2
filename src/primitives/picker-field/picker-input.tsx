'use client';
import { cx, dataAttr } from '../../core/dom';
import { controlFrame, TextInput, type TextInputProps } from '../text-input';
import styles from './picker-input.module.css';

/** Props of {@link PickerInput}: those of a text input. */
export type PickerInputProps = TextInputProps;

/**
 * Text field for words and numbers that are parsed, such as a date: in their own direction, without spell checking
 * and automatic capitals. Renders an `<input>`. With `value` but without `onValueChange`, its parent also handles the reset of
 * the form, and text that was entered before hydration.
 */
export function PickerInput({ className, ...props }: PickerInputProps) {
  const all = { 'data-slot': 'picker-input', autoCapitalize: 'none', spellCheck: false, ...props };
  if (props.value === undefined || props.onValueChange) {
    return <TextInput {...all} className={cx(styles.root, className)} />;
  }
  const { invalid = false, onValueChange: _onValueChange, type = 'text', ...rest } = all;
  return (
    <input
      data-invalid={dataAttr(invalid)}
      data-readonly={dataAttr(rest.readOnly)}
      // Without it, browsers expose every value that is not valid yet, such as a date of which half is typed.
      aria-invalid={invalid}
      {...rest}
      type={type}
      className={cx(controlFrame, styles.root, className)}
    />
  );
}

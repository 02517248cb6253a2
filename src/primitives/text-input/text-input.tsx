'use client';
import type { ComponentProps } from 'react';
import { cx } from '../../internals/class-names';
import { useNativeFieldProps } from '../../internals/field-context';
import { presence } from '../../internals/presence';
import styles from './text-input.module.css';

/** Props of {@link TextInput}: those of an `<input>`. */
export interface TextInputProps extends ComponentProps<'input'> {
  /** Whether the value is wrong; announced and drawn as an error. */
  invalid?: boolean;
}

/** One line of text. Renders an `<input>`, framed on its own and frameless inside an {@link InputGroup}. */
export function TextInput(props: TextInputProps) {
  const { invalid, className, type = 'text', ...rest } = useNativeFieldProps('input', props);
  return (
    <input
      data-slot="text-input"
      data-invalid={presence(invalid)}
      aria-invalid={invalid ? true : undefined}
      {...rest}
      type={type}
      className={cx(styles.root, className)}
    />
  );
}

/** Props of {@link InputGroup}: those of a `<div>` and the state of the input inside. */
export interface InputGroupProps extends ComponentProps<'div'> {
  /** Whether the value is wrong. */
  invalid?: boolean;
  /** Whether the control is disabled. */
  disabled?: boolean;
  /** Whether the value can be read and copied, not changed. */
  readOnly?: boolean;
}

/** Frame around a text input and the buttons that belong to it. Renders a `<div>`. */
export function InputGroup({ invalid, disabled, readOnly, className, ...rest }: InputGroupProps) {
  return (
    <div
      data-slot="input-group"
      data-invalid={presence(invalid)}
      data-disabled={presence(disabled)}
      data-readonly={presence(readOnly)}
      {...rest}
      className={cx(styles.frame, styles.group, className)}
    />
  );
}

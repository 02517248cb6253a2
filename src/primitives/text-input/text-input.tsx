'use client';
import { useRef, type ComponentProps } from 'react';
import { cx } from '../../internals/class-names';
import { useNativeFieldProps } from '../../internals/field-context';
import { presence } from '../../internals/presence';
import { useMergedRefs } from '../../internals/use-merged-refs';
import { useText, type TextChangeDetails } from '../../internals/use-text';
import styles from './text-input.module.css';

/** Class that draws the frame and the states of a text input; text areas and selects carry it too. */
export const controlFrame: string | undefined = styles.root;

/** Props of {@link TextInput}: those of an `<input>` and its own. */
export interface TextInputProps extends ComponentProps<'input'> {
  /** Called when the user changes the text, and when the form is reset. */
  onValueChange?: (value: string, details: TextChangeDetails) => void;
  /** Whether the value is wrong; announced and drawn as an error. */
  invalid?: boolean | undefined;
}

/** One line of text. Renders an `<input>`, framed on its own and frameless inside an {@link InputGroup}. */
export function TextInput(props: TextInputProps) {
  const {
    invalid,
    onValueChange,
    ref,
    className,
    type = 'text',
    ...rest
  } = useNativeFieldProps('input', props);
  const input = useRef<HTMLInputElement>(null);
  const handleChange = useText(input, { ...rest, onValueChange });
  return (
    <input
      data-slot="text-input"
      data-invalid={presence(invalid)}
      data-readonly={presence(rest.readOnly)}
      aria-invalid={invalid ? true : undefined}
      {...rest}
      ref={useMergedRefs(input, ref)}
      onChange={handleChange}
      type={type}
      className={cx(styles.root, className)}
    />
  );
}

/** Props of {@link InputGroup}: those of a `<div>` and the state of the input inside. */
export interface InputGroupProps extends ComponentProps<'div'> {
  /** Whether the value is wrong. */
  invalid?: boolean | undefined;
  /** Whether the control is disabled. */
  disabled?: boolean | undefined;
  /** Whether the value can be read and copied, not changed. */
  readOnly?: boolean | undefined;
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

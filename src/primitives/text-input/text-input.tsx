'use client';
import { useRef, type ComponentProps } from 'react';
import { cx, dataAttr } from '../../core/dom';
import { useNativeFieldProps } from '../../core/forms/field-context';
import { useText, type TextChangeDetails } from '../../core/forms/use-text';
import { useMergedRefs } from '../../core/use-merged-refs';
import styles from './text-input.module.css';

/** Props of {@link TextInput}. */
export interface TextInputProps extends ComponentProps<'input'> {
  /** Called when the user changes the text, and when the form is reset. */
  onValueChange?: ((value: string, details: TextChangeDetails) => void) | undefined;
  /** Whether the value is invalid. */
  invalid?: boolean | undefined;
}

/** Single-line text field. Renders an `<input>`, which has no frame inside an {@link InputGroup}. */
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
      data-invalid={dataAttr(invalid)}
      data-readonly={dataAttr(rest.readOnly)}
      // Without it, browsers expose every value that is not valid yet, such as a date of which half is typed.
      aria-invalid={invalid ?? false}
      {...rest}
      ref={useMergedRefs(input, ref)}
      onChange={handleChange}
      type={type}
      className={cx(styles.root, className)}
    />
  );
}

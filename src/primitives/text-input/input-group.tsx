'use client';
import type { ComponentProps } from 'react';
import { cx, dataAttr } from '../../core/dom';
import styles from './text-input.module.css';

/** Class of the frame and the states of a text input; textareas and selects have it, too. */
export const controlFrame: string | undefined = styles.root;

/** Props of {@link InputGroup}: those of a `<div>` and the state of its input. */
export interface InputGroupProps extends ComponentProps<'div'> {
  /** Whether the value is invalid. */
  invalid?: boolean | undefined;
  /** Whether the input is disabled. */
  disabled?: boolean | undefined;
  /** Whether the value is readable but not editable. */
  readOnly?: boolean | undefined;
}

/** Frame around a text input and its buttons. Renders a `<div>`. */
export function InputGroup({ invalid, disabled, readOnly, className, ...rest }: InputGroupProps) {
  return (
    <div
      data-slot="input-group"
      data-invalid={dataAttr(invalid)}
      data-disabled={dataAttr(disabled)}
      data-readonly={dataAttr(readOnly)}
      {...rest}
      className={cx(styles.frame, styles.group, className)}
    />
  );
}

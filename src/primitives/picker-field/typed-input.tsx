'use client';
import type { ComponentProps } from 'react';
import { cx, dataAttr } from '../../core/dom';
import { controlFrame } from '../text-input';
import styles from './picker-input.module.css';

/** Props of {@link TypedInput}: those of an `<input>` whose text the parent holds. */
export interface TypedInputProps extends ComponentProps<'input'> {
  /** Whether the value is invalid. */
  invalid?: boolean | undefined;
}

/**
 * Text field as `PickerInput`, for a picker that holds its text, and so also handles resets of its form and what was typed before
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

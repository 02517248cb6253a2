'use client';
import type { ComponentProps } from 'react';
import { cx } from '../../internals/class-names';
import styles from './form-value.module.css';

/** Props of {@link FormValue}: those of an `<input>` whose value a widget sets. */
export interface FormValueProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** Text that the form submits under `name`. */
  value: string;
  /** Called when the browser wants to focus the control, as after a failed submit: move focus to what the reader sees. */
  onFocusRequest?: () => void;
}

/**
 * Native control that carries a widget's value in a form, so that `FormData`, `required`, `min`, `max`,
 * `fieldset disabled` and `form` work without script. Renders an `<input>` that is not seen, not reached
 * by Tab and not read out.
 */
export function FormValue({ value, onFocusRequest, className, ...rest }: FormValueProps) {
  return (
    <input
      data-slot="form-value"
      aria-hidden="true"
      tabIndex={-1}
      autoComplete="off"
      {...rest}
      value={value}
      // React wants a handler beside `value`; nobody types here.
      onChange={ignore}
      onFocus={onFocusRequest}
      className={cx(styles.root, className)}
    />
  );
}

function ignore() {}

'use client';
import { useEffect, useRef, type ComponentProps } from 'react';
import { cx } from '../../internals/class-names';
import { useMergedRefs } from '../../internals/use-merged-refs';
import styles from './form-value.module.css';

/** Props of {@link FormValue}: those of an `<input>` whose value a widget sets. */
export interface FormValueProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** Text that the form submits under `name`. */
  value: string;
  /** Called when the browser focuses the control, as after a failed submit: move focus to what the user sees. */
  onFocusRequest?: () => void;
}

/**
 * Native control that carries a widget's value in a form, so that `FormData`, `required`, `min`, `max`,
 * `fieldset disabled` and `form` work without script. Renders an `<input>` that is not seen, not reached
 * by Tab and not announced.
 */
export function FormValue({ value, onFocusRequest, className, ref, ...rest }: FormValueProps) {
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current: input } = control;
    if (!input || !onFocusRequest) return undefined;
    // Not `onFocus`: React listens to `focusin`, which WebKit leaves out after a failed submit.
    input.addEventListener('focus', onFocusRequest);
    return () => input.removeEventListener('focus', onFocusRequest);
  }, [onFocusRequest]);
  return (
    <input
      data-slot="form-value"
      aria-hidden="true"
      tabIndex={-1}
      autoComplete="off"
      {...rest}
      ref={useMergedRefs(control, ref)}
      value={value}
      // React wants a handler beside `value`; users never type here.
      onChange={ignore}
      className={cx(styles.root, className)}
    />
  );
}

function ignore() {}

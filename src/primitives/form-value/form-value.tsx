'use client';
import { useEffect, useRef, type ComponentProps } from 'react';
import { cx } from '../../core/dom';
import { useMergedRefs } from '../../core/use-merged-refs';
import styles from './form-value.module.css';

/** Props of {@link FormValue}. */
export interface FormValueProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** Value that the form submits under `name`. */
  value: string;
  /**
   * Called when the browser focuses the control, for example after a failed submit; move focus to a visible
   * element.
   */
  onFocusRequest?: () => void;
}

/**
 * Native control for the value of a widget in a form, so that `FormData`, `required`, `min`, `max`, `fieldset disabled`
 * and `form` work without scripts. Renders an `<input>` that is invisible, not in the tab order and hidden
 * from assistive technology.
 */
export function FormValue({ value, onFocusRequest, className, ref, ...rest }: FormValueProps) {
  const control = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { current: input } = control;
    if (!input || !onFocusRequest) return undefined;
    // Not `onFocus`: React listens to `focusin`, which WebKit does not dispatch after a failed submit.
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
      // React requires a handler with `value`; users never type here.
      onChange={ignore}
      className={cx(styles.root, className)}
    />
  );
}

function ignore() {}

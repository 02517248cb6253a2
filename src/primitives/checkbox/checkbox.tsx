'use client';
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../core/dom';
import { useNativeFieldProps } from '../../core/forms/field-context';
import { useChecked, type CheckedChangeDetails } from '../../core/forms/use-checked';
import { useMergedRefs } from '../../core/use-merged-refs';
import { Choice } from '../choice';
import styles from './checkbox.module.css';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'value'> {
  /** Label beside the checkbox. */
  children?: ReactNode;
  /** Description below the label. */
  description?: ReactNode;
  /** Whether the checkbox is checked (controlled). */
  checked?: boolean;
  /** Whether the checkbox is checked initially and after a form reset. Default: `false`. */
  defaultChecked?: boolean;
  /** Whether the checkbox shows the mixed state. It is submitted according to `checked`. Default: `false`. */
  indeterminate?: boolean;
  /** Called when the user checks or unchecks the checkbox, and when the form is reset. */
  onCheckedChange?: (checked: boolean, details: CheckedChangeDetails) => void;
  /** Value that the form submits while the checkbox is checked. Default: `on`. */
  value?: string;
  /** Whether the checkbox is focusable and submitted but not editable. */
  readOnly?: boolean;
  /** Whether the state is invalid. */
  invalid?: boolean;
}

/**
 * Checkbox for an option that is on or off. Renders an `<input type="checkbox">`, inside a `<label>` if it
 * has a label.
 */
export function Checkbox(props: CheckboxProps) {
  const {
    checked,
    defaultChecked,
    indeterminate = false,
    onCheckedChange,
    onChange,
    ref,
    className,
    ...rest
  } = useNativeFieldProps('checkbox', props);
  const input = useRef<HTMLInputElement>(null);
  const state = useChecked(input, {
    checked,
    defaultChecked,
    onCheckedChange,
    readOnly: rest.readOnly,
    onChange,
  });
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Choice
      data-slot="checkbox"
      {...rest}
      {...state}
      onChange={(event) => {
        state.onChange(event);
        // The browser clears it on click; here, only the parent does.
        event.currentTarget.indeterminate = indeterminate;
      }}
      ref={useMergedRefs(input, ref)}
      type="checkbox"
      className={cx(styles.root, className)}
    />
  );
}

'use client';
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../internals/class-names';
import { useNativeFieldProps } from '../../internals/field-context';
import { useChecked, type CheckedChangeDetails } from '../../internals/use-checked';
import { useMergedRefs } from '../../internals/use-merged-refs';
import { Choice } from '../choice';
import styles from './checkbox.module.css';

/** Props of {@link Checkbox}: those of an `<input>` and its own. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'value'> {
  /** Words beside the box, which label it. */
  children?: ReactNode;
  /** Hint below the words. */
  description?: ReactNode;
  /** Whether the box is checked, owned by the parent. */
  checked?: boolean;
  /** Whether the box is checked at the beginning, and after a reset of the form. Default: `false`. */
  defaultChecked?: boolean;
  /** Whether the box shows that some of what it stands for is checked. It submits as `checked` says. Default: `false`. */
  indeterminate?: boolean;
  /** Called when the user checks or unchecks the box, and when the form is reset. */
  onCheckedChange?: (checked: boolean, details: CheckedChangeDetails) => void;
  /** Text that the form submits while the box is checked. Default: `on`. */
  value?: string;
  /** Whether it can be focused and submitted but not changed. */
  readOnly?: boolean;
  /** Whether the choice is wrong; announced and drawn as an error. */
  invalid?: boolean;
}

/** Choice that is taken or not. Renders an `<input type="checkbox">`, and around it a `<label>` where it has words. */
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
  const state = useChecked(input, { checked, defaultChecked, onCheckedChange, onChange });
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
        // A click ends it in the browser; only the parent does here.
        event.currentTarget.indeterminate = indeterminate;
      }}
      ref={useMergedRefs(input, ref)}
      kind="checkbox"
      className={cx(styles.root, className)}
    />
  );
}

'use client';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../core/dom';
import { useNativeFieldProps } from '../../core/forms/field-context';
import { useChecked, type CheckedChangeDetails } from '../../core/forms/use-checked';
import { useMergedRefs } from '../../core/use-merged-refs';
import { Choice } from '../choice';
import styles from './switch.module.css';

/** Props of {@link Switch}. */
export interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'role'
> {
  /** Label beside the switch. */
  children?: ReactNode;
  /** Description below the label. */
  description?: ReactNode;
  /** Whether the switch is on (controlled). */
  checked?: boolean;
  /** Whether the switch is on initially and after a form reset. Default: `false`. */
  defaultChecked?: boolean;
  /** Called when the user turns the switch on or off, and when the form is reset. */
  onCheckedChange?: (checked: boolean, details: CheckedChangeDetails) => void;
  /** Value that the form submits while the switch is on. Default: `on`. */
  value?: string;
  /** Whether the switch is focusable and submitted but not editable. */
  readOnly?: boolean;
  /** Whether the state is invalid. */
  invalid?: boolean;
}

/**
 * Switch for a setting that takes effect immediately. Renders an `<input type="checkbox" role="switch">`,
 * inside a `<label>` if it has a label.
 */
export function Switch(props: SwitchProps) {
  const { checked, defaultChecked, onCheckedChange, onChange, ref, className, ...rest } =
    useNativeFieldProps('checkbox', props);
  const input = useRef<HTMLInputElement>(null);
  const state = useChecked(input, {
    checked,
    defaultChecked,
    onCheckedChange,
    readOnly: rest.readOnly,
    onChange,
  });
  return (
    <Choice
      data-slot="switch"
      {...rest}
      {...state}
      ref={useMergedRefs(input, ref)}
      type="switch"
      className={cx(styles.root, className)}
    />
  );
}

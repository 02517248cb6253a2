'use client';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../internals/class-names';
import { useNativeFieldProps } from '../../internals/field-context';
import { useChecked, type CheckedChangeDetails } from '../../internals/use-checked';
import { useMergedRefs } from '../../internals/use-merged-refs';
import { Choice } from '../choice';
import styles from './switch.module.css';

/** Props of {@link Switch}: those of an `<input>` and its own. */
export interface SwitchProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'role'
> {
  /** Words beside the switch, which label it. */
  children?: ReactNode;
  /** Hint below the words. */
  description?: ReactNode;
  /** Whether the switch is on, owned by the parent. */
  checked?: boolean;
  /** Whether the switch is on at the beginning, and after a reset of the form. Default: `false`. */
  defaultChecked?: boolean;
  /** Called when the user turns the switch on or off, and when the form is reset. */
  onCheckedChange?: (checked: boolean, details: CheckedChangeDetails) => void;
  /** Text that the form submits while the switch is on. Default: `on`. */
  value?: string;
  /** Whether it can be focused and submitted but not changed. */
  readOnly?: boolean;
  /** Whether the setting is wrong; announced and drawn as an error. */
  invalid?: boolean;
}

/**
 * Setting that is on or off and takes effect at once. Renders an `<input type="checkbox" role="switch">`, and around it a
 * `<label>` where it has words.
 */
export function Switch(props: SwitchProps) {
  const { checked, defaultChecked, onCheckedChange, onChange, ref, className, ...rest } =
    useNativeFieldProps('checkbox', props);
  const input = useRef<HTMLInputElement>(null);
  const state = useChecked(input, { checked, defaultChecked, onCheckedChange, onChange });
  return (
    <Choice
      data-slot="switch"
      {...rest}
      {...state}
      ref={useMergedRefs(input, ref)}
      kind="switch"
      className={cx(styles.root, className)}
    />
  );
}

'use client';
import { createContext, useMemo, type ComponentProps } from 'react';
import type { ChangeDetails } from '../../core/callbacks';
import { cx } from '../../core/dom';
import { useRadioGroup } from '../../core/forms/use-radio-group';
import { useControllableState } from '../../core/state';
import styles from './radio-group.module.css';

/** Cause of a change of a radio group. */
export type RadioGroupChangeReason = 'item-press' | 'reset';

/** Details of a change of a radio group. */
export type RadioGroupChangeDetails = ChangeDetails<RadioGroupChangeReason>;

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'role'
> {
  /** Value of the selected radio button (controlled); `null` for none. */
  value?: string | null;
  /** Value initially and after a form reset. Default: `null`. */
  defaultValue?: string | null;
  /** Called when the user selects a radio button, and when the form is reset. */
  onValueChange?: (value: string | null, details: RadioGroupChangeDetails) => void;
  /** Layout direction of the radio buttons. Default: `vertical`. */
  orientation?: 'vertical' | 'horizontal';
  /** Name of the value in the form; without a name, the value is not submitted. */
  name?: string;
  /** Id of the form. Default: the surrounding form. */
  form?: string;
  /** Whether a radio button must be selected to submit the form. */
  required?: boolean;
  /** Whether the group is disabled: neither focusable nor submitted. */
  disabled?: boolean;
  /** Whether the group is focusable and submitted but not editable. */
  readOnly?: boolean;
  /** Whether the value is invalid. */
  invalid?: boolean;
}

/** Context value that a group passes to its radio buttons. */
interface RadioGroupContextValue {
  /** Shared name. */
  name: string;
  /** Id of their form; an empty string for none. */
  form: string | undefined;
  /** Value of the selected radio button. */
  value: string | null;
  required: boolean;
  disabled: boolean;
  readOnly: boolean;
  invalid: boolean;
  /** Selects the radio button with a value. */
  choose: (value: string, event: Event) => void;
}

/** Context of a radio group. */
export const RadioGroupContext = createContext<RadioGroupContextValue | null>(null);

/**
 * Group of radio buttons for selecting one of a few visible options. Renders a `<div role="radiogroup">`
 * around native radio buttons.
 */
export function RadioGroup({
  value: valueProp,
  defaultValue = null,
  onValueChange,
  orientation = 'vertical',
  name,
  form,
  required,
  disabled,
  readOnly = false,
  invalid,
  ref,
  className,
  ...rest
}: RadioGroupProps) {
  const [value, setValue] = useControllableState<string | null, RadioGroupChangeDetails>({
    value: valueProp,
    defaultValue,
    onValueChange,
  });
  const group = useRadioGroup(
    'RadioGroup',
    { ...rest, ref, name, form, required, disabled, readOnly, invalid },
    {
      value: value ?? '',
      onReset: (event) => setValue(defaultValue, { reason: 'reset', event }),
      onEarlyChoice: (early) => setValue(early, { reason: 'item-press', event: undefined }),
    },
  );
  const { radioProps } = group;
  const context = useMemo(
    () => ({
      name: radioProps.name,
      form: radioProps.form,
      required: radioProps.required,
      disabled: radioProps.disabled,
      invalid: group.invalid,
      value,
      readOnly,
      choose: (next: string, event: Event) => setValue(next, { reason: 'item-press', event }),
    }),
    [
      radioProps.name,
      radioProps.form,
      radioProps.required,
      radioProps.disabled,
      group.invalid,
      value,
      readOnly,
      setValue,
    ],
  );
  return (
    <div
      data-slot="radio-group"
      {...rest}
      {...group.groupProps}
      data-orientation={orientation}
      className={cx(styles.root, className)}
    >
      <RadioGroupContext value={context}>{rest.children}</RadioGroupContext>
    </div>
  );
}

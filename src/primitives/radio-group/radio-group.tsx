'use client';
import { useLayoutEffect, useMemo, useRef, type ComponentProps } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import { cx } from '../../internals/class-names';
import { useFieldControl } from '../../internals/forms/field-context';
import { presence } from '../../internals/presence';
import { useControllableState } from '../../internals/use-controllable-state';
import { useFocusableRoot } from '../../internals/use-focusable-root';
import { useFormReset } from '../../internals/forms/use-form-reset';
import { useMergedRefs } from '../../internals/use-merged-refs';
import { useRadioSync } from '../../internals/forms/use-radio-sync';
import { RadioGroupContext } from './radio-group-context';
import styles from './radio-group.module.css';

/** Cause of a change of a radio group. */
export type RadioGroupChangeReason = 'pick' | 'reset';

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

/**
 * Group of radio buttons for selecting one of a few visible options. Renders a `<div role="radiogroup">`
 * around native radio buttons.
 */
export function RadioGroup({
  value: valueProp,
  defaultValue = null,
  onValueChange,
  orientation = 'vertical',
  name: nameProp,
  form: formProp,
  required: requiredProp,
  disabled: disabledProp,
  readOnly = false,
  invalid: invalidProp,
  ref,
  className,
  ...rest
}: RadioGroupProps) {
  const { required, disabled, invalid, ...attributes } = useFieldControl({
    ...rest,
    required: requiredProp,
    disabled: disabledProp,
    invalid: invalidProp,
  });
  const [value, setValue] = useControllableState<string | null, RadioGroupChangeDetails>({
    value: valueProp,
    defaultValue,
    onValueChange,
  });
  const root = useRef<HTMLDivElement>(null);
  const firstRadio = useRef<HTMLInputElement>(null);
  // The shared name groups the radio buttons, inside or outside of a form.
  const name = nameProp || attributes.id;
  const form = nameProp ? formProp : '';
  const group = useMemo(
    () => ({
      name,
      form,
      value,
      required: required && !readOnly,
      disabled,
      readOnly,
      invalid,
      choose: (next: string, event: Event) => setValue(next, { reason: 'pick', event }),
    }),
    [name, form, value, required, disabled, readOnly, invalid, setValue],
  );
  useLayoutEffect(() => {
    firstRadio.current = root.current?.querySelector('input') ?? null;
  });
  useFormReset(firstRadio, (event) => setValue(defaultValue, { reason: 'reset', event }));
  useRadioSync(root, name, value ?? '', (early) =>
    setValue(early, { reason: 'pick', event: undefined }),
  );
  return (
    <div
      data-slot="radio-group"
      role="radiogroup"
      {...rest}
      {...attributes}
      ref={useMergedRefs(root, useFocusableRoot(ref))}
      aria-required={required || undefined}
      aria-readonly={readOnly || undefined}
      aria-invalid={invalid || undefined}
      data-orientation={orientation}
      data-disabled={presence(disabled)}
      data-readonly={presence(readOnly)}
      data-invalid={presence(invalid)}
      className={cx(styles.root, className)}
    >
      <RadioGroupContext value={group}>{rest.children}</RadioGroupContext>
    </div>
  );
}

'use client';
import { useLayoutEffect, useMemo, useRef, type ComponentProps } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import { cx } from '../../internals/class-names';
import { useFieldControl } from '../../internals/field-context';
import { presence } from '../../internals/presence';
import { useControllableState } from '../../internals/use-controllable-state';
import { useFocusableRoot } from '../../internals/use-focusable-root';
import { useFormReset } from '../../internals/use-form-reset';
import { useMergedRefs } from '../../internals/use-merged-refs';
import { useRadioSync } from '../../internals/use-radio-sync';
import { RadioGroupContext } from './radio-group-context';
import styles from './radio-group.module.css';

/** Cause of a change of a radio group. */
export type RadioGroupChangeReason = 'pick' | 'reset';

/** Facts about a change of a radio group. */
export type RadioGroupChangeDetails = ChangeDetails<RadioGroupChangeReason>;

/** Props of {@link RadioGroup}: those of a `<div>` and its own. */
export interface RadioGroupProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'role'
> {
  /** Value of the chosen radio button, owned by the parent; `null` for none. */
  value?: string | null;
  /** Value at the beginning, and after a reset of the form. Default: `null`. */
  defaultValue?: string | null;
  /** Called when the user chooses a radio button, and when the form is reset. */
  onValueChange?: (value: string | null, details: RadioGroupChangeDetails) => void;
  /** Direction in which the radio buttons are laid out. Default: `vertical`. */
  orientation?: 'vertical' | 'horizontal';
  /** Name under which the form submits the value; without one the group is in no form. */
  name?: string;
  /** Id of the form that the group belongs to. Default: the form around it. */
  form?: string;
  /** Whether one must be chosen before the form can be submitted. */
  required?: boolean;
  /** Whether the group is disabled: not focusable, not submitted. */
  disabled?: boolean;
  /** Whether the group can be focused and submitted but not changed. */
  readOnly?: boolean;
  /** Whether the choice is wrong; announced and drawn as an error. */
  invalid?: boolean;
}

/** Choice of one of a few, all of them in view. Renders a `<div role="radiogroup">` around native radio buttons. */
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
  // Radio buttons belong together by their name, in a form or not.
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

'use client';
import { useLayoutEffect, useRef, type Ref, type RefObject } from 'react';
import { dataAttr } from '../dom';
import { useCommitted } from '../state';
import { useFocusableRoot } from '../use-focusable-root';
import { useMergedRefs } from '../use-merged-refs';
import type { FieldControlProps } from './use-field-control';
import { useFormReset } from './use-form-event';
import { useGroupControl } from './use-group-control';

/** Props of a group of radio buttons, as its parent passes them. */
interface RadioGroupProps extends FieldControlProps {
  ref?: Ref<HTMLDivElement> | undefined;
  name?: string | undefined;
  form?: string | undefined;
  readOnly?: boolean | undefined;
}

/** Value of a group of radio buttons. */
interface RadioGroupValue {
  /** Value of the radio button that React checks. */
  value: string;
  /** Called when the form is reset. */
  onReset: (event: Event) => void;
  /** Called with the value of a radio button that was checked before hydration. */
  onEarlyChoice: (value: string) => void;
}

/**
 * Manages a group of native radio buttons: merges its props with those of the surrounding field, and keeps what
 * the browser checks in line with React. Returns the props of the element around the radio buttons, what these
 * have in common, and a ref to the element.
 * @param component Component name for error messages.
 */
export function useRadioGroup(
  component: string,
  { ref, name: nameProp, form, readOnly = false, ...props }: RadioGroupProps,
  { value, onReset, onEarlyChoice }: RadioGroupValue,
) {
  const root = useRef<HTMLDivElement>(null);
  const { required, disabled, invalid, ...attributes } = useGroupControl(component, props, root);
  const firstRadio = useRef<HTMLInputElement>(null);
  // The shared name groups the radio buttons, inside or outside a form.
  const name = nameProp || attributes.id;
  useLayoutEffect(() => {
    firstRadio.current = root.current?.querySelector('input') ?? null;
  });
  useFormReset(firstRadio, onReset);
  useRadioSync(root, name, value, readOnly ? undefined : onEarlyChoice);
  return {
    root,
    required,
    invalid,
    groupProps: {
      ...attributes,
      ref: useMergedRefs(root, useFocusableRoot(ref)),
      role: 'radiogroup',
      'aria-required': required || undefined,
      'aria-readonly': readOnly || undefined,
      'aria-invalid': invalid || undefined,
      'data-disabled': dataAttr(disabled),
      'data-readonly': dataAttr(readOnly),
      'data-invalid': dataAttr(invalid),
    },
    radioProps: {
      name,
      form: nameProp ? form : '',
      // A read-only control must not block submission.
      required: required && !readOnly,
      'aria-invalid': invalid ? undefined : false,
      disabled,
    },
  };
}

/**
 * Synchronizes native radio buttons with React if the browser checks one without an event that React handles:
 * before hydration, and on a form reset.
 * @param root Ref to the element around the radio buttons.
 * @param name Name of the radio buttons.
 * @param value Value of the radio button that React checks.
 * @param onEarlyChoice Called with the value of a radio button that was checked before hydration; none while read-only.
 */
function useRadioSync(
  root: RefObject<HTMLElement | null>,
  name: string,
  value: string,
  onEarlyChoice: ((value: string) => void) | undefined,
): void {
  const latest = useCommitted(onEarlyChoice);
  useLayoutEffect(() => {
    const all = root.current?.querySelectorAll<HTMLInputElement>('[type="radio"]') ?? [];
    const radios = [...all].filter((radio) => radio.name === name);
    const early = radios.find((radio) => radio.checked && radio.value !== value);
    for (const radio of radios) {
      const current = radio.value === value;
      // Restore React's state, in case the parent rejects the early selection.
      if (early) radio.checked = current;
      // A reset checks the default radio button, which is always the current one, so that only React decides
      // what a reset does.
      radio.defaultChecked = current;
    }
    // In a separate task, because an error in the parent's handler would unmount the tree if thrown in an effect.
    if (early) queueMicrotask(() => latest.current?.(early.value));
  }, [root, name, value, latest]);
}

'use client';
import { useLayoutEffect, type ChangeEvent, type RefObject } from 'react';
import type { ChangeDetails } from '../callbacks';
import { useNativeChange } from './use-native-control';

/** Cause of a change of a checked state. */
export type CheckedChangeReason = 'toggle' | 'reset';

/** Details of a change of a checked state. */
export type CheckedChangeDetails = ChangeDetails<CheckedChangeReason>;

/** Props of a checked state. */
interface CheckedProps {
  /** Whether it is checked (controlled). */
  checked?: boolean | undefined;
  /** Whether it is checked initially and after a form reset. Default: `false`. */
  defaultChecked?: boolean | undefined;
  /** Called when the user changes it, and when the form is reset. */
  onCheckedChange?: ((checked: boolean, details: CheckedChangeDetails) => void) | undefined;
  /** Whether it is read-only. */
  readOnly?: boolean | undefined;
}

/**
 * Manages a native checkbox, which keeps its state itself unless it is controlled. Returns the props of the
 * input.
 * @param ref Ref to the input.
 */
export function useChecked(
  ref: RefObject<HTMLInputElement | null>,
  {
    checked,
    defaultChecked = false,
    onCheckedChange,
    readOnly,
    onChange,
  }: CheckedProps & { onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined },
) {
  const report = useNativeChange({
    control: ref,
    value: checked,
    readValue: (box) => box.checked,
    reason: 'toggle',
    resetValue: (box) => (checked === undefined ? box.defaultChecked : defaultChecked),
    readOnly,
    onValueChange: onCheckedChange,
  });
  useLayoutEffect(() => {
    // Ignore the reset of the browser: only the parent changes a controlled value.
    if (ref.current && checked !== undefined) ref.current.defaultChecked = checked;
  }, [ref, checked]);
  return {
    ...(checked === undefined ? { defaultChecked } : { checked }),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      onChange?.(event);
      report(event.currentTarget.checked, { reason: 'toggle', event: event.nativeEvent });
    },
  };
}

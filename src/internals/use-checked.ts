'use client';
import { useLayoutEffect, type ChangeEvent, type RefObject } from 'react';
import type { ChangeDetails } from './change-details';
import { useNativeChange } from './use-native-change';

/** Cause of a change of what is on or off. */
export type CheckedChangeReason = 'toggle' | 'reset';

/** Facts about a change of what is on or off. */
export type CheckedChangeDetails = ChangeDetails<CheckedChangeReason>;

/** Props of what is on or off. */
export interface CheckedProps {
  /** Whether it is on, owned by the parent. */
  checked?: boolean | undefined;
  /** Whether it is on at the beginning, and after a reset of the form. Default: `false`. */
  defaultChecked?: boolean | undefined;
  /** Called when the user turns it on or off, and when the form is reset. */
  onCheckedChange?: ((checked: boolean, details: CheckedChangeDetails) => void) | undefined;
}

/**
 * State of a native checkbox, kept by the browser unless the parent owns it. Returns the props of the input.
 * @param ref Ref to the input.
 */
export function useChecked(
  ref: RefObject<HTMLInputElement | null>,
  {
    checked,
    defaultChecked = false,
    onCheckedChange,
    onChange,
  }: CheckedProps & { onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined },
) {
  const report = useNativeChange({
    control: ref,
    value: checked,
    readValue: (box) => box.checked,
    reason: 'toggle',
    resetValue: (box) => (checked === undefined ? box.defaultChecked : defaultChecked),
    onValueChange: onCheckedChange,
  });
  useLayoutEffect(() => {
    // The browser's reset leaves it as it is: only the parent changes what it owns.
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

'use client';
import { useRef, type RefObject } from 'react';
import type { ChangeDetails } from './change-details';
import { restoreDefault, type NativeControl } from './restore-default';
import { useAfterHydration } from './use-after-hydration';
import { useFormReset } from './use-form-reset';

/** Native control and the value that it reports. */
export interface NativeChange<Control extends NativeControl, Value, Reason extends string> {
  /** Ref to the control. */
  control: RefObject<Control | null>;
  /** Value that the parent owns, or `undefined` where the control keeps it. */
  value: Value | undefined;
  /** Returns the value that the control has now. */
  readValue: (control: Control) => Value;
  /** Reason of a change by the user. */
  reason: Reason;
  /** Returns the value to which a reset of the form leads. */
  resetValue: (control: Control) => Value;
  /** Called with each change, from the handler of its event. */
  onValueChange: ((value: Value, details: ChangeDetails<Reason | 'reset'>) => void) | undefined;
}

/**
 * Reports the changes of a native control, which keeps its value itself unless a parent owns it. Returns the function that its
 * change handler calls; reported here are a reset of the form, where it takes back what was reported, and what the user entered
 * before hydration.
 */
export function useNativeChange<Control extends NativeControl, Value, Reason extends string>({
  control,
  value,
  readValue,
  reason,
  resetValue,
  onValueChange,
}: NativeChange<Control, Value, Reason>): (value: Value, details: ChangeDetails<Reason>) => void {
  const reported = useRef<Value>(undefined);
  const report = (next: Value, details: ChangeDetails<Reason | 'reset'>) => {
    reported.current = next;
    onValueChange?.(next, details);
  };
  useFormReset(control, (event) => {
    if (!control.current) return;
    restoreDefault(control.current);
    const before = value ?? reported.current;
    const next = resetValue(control.current);
    if (before !== undefined && before !== next) report(next, { reason: 'reset', event });
  });
  useAfterHydration(() => {
    if (!control.current) return;
    const entered = readValue(control.current);
    const before = value ?? resetValue(control.current);
    if (entered !== before) report(entered, { reason, event: undefined });
  });
  return report;
}

'use client';
import { useRef, type RefObject } from 'react';
// oxlint-disable-next-line no-restricted-imports -- React itself has no way to render now
import { flushSync } from 'react-dom';
import { callBack, type ChangeDetails } from '../callbacks';
import { useCommitted } from '../state';
import { useAfterHydration } from '../use-hydrated';
import { useFormReset } from './use-form-event';

interface NativeChange<Control extends NativeControl, Value, Reason extends string> {
  /** Ref to the control. */
  control: RefObject<Control | null>;
  /** Value of the parent, or `undefined` if uncontrolled. */
  value: Value | undefined;
  /** Returns the value that the control has now. */
  readValue: (control: Control) => Value;
  /** Reason for a change by the user. */
  reason: Reason;
  /** Returns the value after a form reset. */
  resetValue: (control: Control) => Value;
  /** Whether the control is read-only, which HTML does not support for every control. */
  readOnly?: boolean | undefined;
  /** Called with each change, in its event handler. */
  onValueChange: ((value: Value, details: ChangeDetails<Reason | 'reset'>) => void) | undefined;
}

/**
 * Reports the changes of a native control, which keeps its value itself unless it is controlled. Returns the
 * change handler; form resets are reported here if they revert a reported value.
 */
export function useNativeChange<Control extends NativeControl, Value, Reason extends string>({
  control,
  value,
  readValue,
  reason,
  resetValue,
  readOnly = false,
  onValueChange,
}: NativeChange<Control, Value, Reason>): (value: Value, details: ChangeDetails<Reason>) => void {
  const reported = useRef<Value>(undefined);
  const owned = useCommitted(value);
  const report = (next: Value, details: ChangeDetails<Reason | 'reset'>) => {
    reported.current = next;
    callBack(onValueChange, next, details);
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
    if (entered === before) return;
    if (!readOnly) flushSync(() => report(entered, { reason, event: undefined }));
    // React restores a control whose parent refuses a change, but only after an event.
    if (readOnly || owned.current === before) restore(control.current, before);
  });
  return report;
}

function restore(control: NativeControl, value: unknown): void {
  if (typeof value === 'boolean') (control as HTMLInputElement).checked = value;
  else control.value = String(value);
}

/** HTML control with a value. */
export type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Resets a control to its default, like a reset by the browser. React tracks values by their setters: without
 * this, it would miss a change back to the value before the reset.
 */
export function restoreDefault(control: NativeControl): void {
  const { type } = control;
  const input = control as HTMLInputElement;
  // The value of a checkbox is the text that it submits.
  if (type === 'checkbox' || type === 'radio') input.checked = input.defaultChecked;
  else if ('defaultValue' in input) input.value = input.defaultValue;
}

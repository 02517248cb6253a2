'use client';
import { useCallback, useRef, useState } from 'react';
import { useCommitted } from './use-committed';

/** Value, first value and callback of a state that a parent may own. */
export interface ControllableState<Value, Details> {
  /** Current value; the parent owns the state while this is not `undefined`. */
  value: Value | undefined;
  /** Initial value of an uncontrolled state. */
  defaultValue: Value;
  /** Called when the state is asked to change, once, from the handler that asks. */
  onValueChange?: ((value: Value, details: Details) => void) | undefined;
}

/**
 * State that a parent may own (`value`) or leave to the widget (`defaultValue`).
 * The setter compares with `Object.is` and calls back at once, never from an effect.
 */
export function useControllableState<Value, Details>({
  value,
  defaultValue,
  onValueChange,
}: ControllableState<Value, Details>): [Value, (next: Value, details: Details) => void] {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  const latest = useCommitted({ current, controlled: value !== undefined, onValueChange });
  const pending = useRef<{ seen: Value; next: Value } | null>(null);

  const change = useCallback(
    (next: Value, details: Details) => {
      const { current: seen, controlled, onValueChange: callBack } = latest.current;
      // Two changes in one handler: the second compares with the first, which React has not drawn yet.
      const before = pending.current?.seen === seen && !controlled ? pending.current.next : seen;
      if (Object.is(before, next)) return;
      if (!controlled) {
        pending.current = { seen, next };
        setOwn(next);
      }
      callBack?.(next, details);
    },
    [latest],
  );
  return [current, change];
}

'use client';
import { useCallback, useInsertionEffect, useRef, useState, type RefObject } from 'react';
import { callBack } from './callbacks';

/** Value, default value and callback of a state that may be controlled. */
export interface ControllableState<Value, Details> {
  /** Current value; the state is controlled unless this is `undefined`. */
  value: Value | undefined;
  /** Initial value of an uncontrolled state. */
  defaultValue: Value;
  /** Called once per requested change, in its event handler. */
  onValueChange?: ((value: Value, details: Details) => void) | undefined;
}

/**
 * Manages a state that may be controlled (`value`) or not (`defaultValue`). The setter compares with
 * `Object.is` and calls back immediately, never in an effect. The third function sets the uncontrolled state without a call.
 */
export function useControllableState<Value, Details>({
  value,
  defaultValue,
  onValueChange,
}: ControllableState<Value, Details>): [
  value: Value,
  change: (next: Value, details: Details) => void,
  setOwn: (next: Value) => void,
] {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  const seen = { current, controlled: value !== undefined, onValueChange };
  const latest = useRef(seen);
  useInsertionEffect(() => {
    latest.current = seen;
  });
  const change = useCallback((next: Value, details: Details) => {
    const { current: before, controlled, onValueChange: report } = latest.current;
    if (Object.is(before, next)) return;
    if (!controlled) {
      // Of two changes in one handler, the second is compared with the first, which is not rendered yet.
      latest.current = { ...latest.current, current: next };
      setOwn(next);
    }
    callBack(report, next, details);
  }, []);
  return [current, change, setOwn];
}

/** Returns a ref to the value of the last committed render, for stable event handlers. */
export function useCommitted<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useInsertionEffect(() => {
    ref.current = value;
  });
  return ref;
}

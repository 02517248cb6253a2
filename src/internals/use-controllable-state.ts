'use client';
import { useCallback, useRef, useState } from 'react';
import { callBack } from './call-back';
import { useCommitted } from './use-committed';

/** Value, default value and callback of a state that may be controlled. */
interface ControllableState<Value, Details> {
  /** Current value; the state is controlled unless this is `undefined`. */
  value: Value | undefined;
  /** Initial value of an uncontrolled state. */
  defaultValue: Value;
  /** Called once per requested change, in its event handler. */
  onValueChange?: ((value: Value, details: Details) => void) | undefined;
}

/**
 * Manages a state that may be controlled (`value`) or not (`defaultValue`). The setter compares with
 * `Object.is` and calls back immediately, never in an effect.
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
      const { current: seen, controlled, onValueChange: report } = latest.current;
      // Of two changes in one handler, the second must be compared with the first, which is not rendered yet.
      const before = pending.current?.seen === seen && !controlled ? pending.current.next : seen;
      if (Object.is(before, next)) return;
      if (!controlled) {
        pending.current = { seen, next };
        setOwn(next);
      }
      callBack(report, next, details);
    },
    [latest],
  );
  return [current, change];
}

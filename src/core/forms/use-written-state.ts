'use client';
import { useContext, useState } from 'react';
import { useControllableState, type ControllableState } from '../state';
import { FieldContext } from './field-context';

/** Value of the last render, and how it came. */
interface Seen<Value> {
  value: Value;
  /** Value that the component has reported since, which the parent may not have passed back yet. */
  reported: { value: Value } | null;
  /** Whether the value is identical to the one that was reported; another value is then set from outside. */
  isOwn: boolean;
  /** Number of times that the value was set from outside. */
  writes: number;
}

/**
 * Manages a value beside which a field keeps typed text, and counts how often it was set from outside: by the parent, or by
 * the surrounding field. What was typed before then no longer applies. A value that is passed again, or that the component
 * reported itself, is not set from outside.
 * @param keyOf Returns equal strings for equal values; a value for unreadable text equals an empty one.
 */
export function useWrittenState<Value, Details>(
  options: ControllableState<Value, Details>,
  keyOf: (value: Value) => string,
): [value: Value, change: (next: Value, details: Details) => void, writes: number] {
  const fieldWrites = useContext(FieldContext)?.writes ?? 0;
  const [value, setValue] = useControllableState(options);
  const [seen, setSeen] = useState<Seen<Value>>({
    value,
    reported: null,
    isOwn: false,
    writes: 0,
  });
  if (!Object.is(seen.value, value)) {
    const { reported, isOwn, writes } = seen;
    if (reported && keyOf(reported.value) === keyOf(value)) {
      setSeen({ value, reported: null, isOwn: Object.is(reported.value, value), writes });
    } else if (isOwn || JSON.stringify(seen.value) !== JSON.stringify(value)) {
      setSeen({ value, reported: null, isOwn: false, writes: writes + 1 });
    }
  }
  const change = (next: Value, details: Details) => {
    setSeen((now) => ({ ...now, reported: { value: next } }));
    setValue(next, details);
  };
  return [value, change, fieldWrites + seen.writes];
}

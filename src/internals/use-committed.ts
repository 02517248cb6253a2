'use client';
import { useInsertionEffect, useRef, type RefObject } from 'react';

/** Ref to the value of the last committed render, for handlers that must stay the same function. */
export function useCommitted<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useInsertionEffect(() => {
    ref.current = value;
  });
  return ref;
}

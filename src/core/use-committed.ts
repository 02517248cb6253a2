'use client';
import { useInsertionEffect, useRef, type RefObject } from 'react';

/** Returns a ref to the value of the last committed render, for stable event handlers. */
export function useCommitted<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useInsertionEffect(() => {
    ref.current = value;
  });
  return ref;
}

'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Calls back with text that is in the field before hydration: typed, or restored by the browser. */
export function useEarlyText(
  input: RefObject<HTMLInputElement | null>,
  rendered: string,
  onText: (text: string, hasFocus: boolean) => void,
): void {
  const isNew = useRef(true);
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || !isNew.current) return;
    isNew.current = false;
    if (field.value !== rendered) onText(field.value, field.matches(':focus'));
  });
}

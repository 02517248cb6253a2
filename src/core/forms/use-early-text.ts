'use client';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

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

/**
 * Commits text that is due, such as text in a field that lost focus before hydration; there is no
 * event for it.
 */
export function useDueCommit(due: boolean, commit: (event: undefined) => void): void {
  useEffect(() => {
    if (due) commit(undefined);
  });
}

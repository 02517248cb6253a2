'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Moves focus to the current page if a control that has it disappears, such as the number of a page. */
export function useKeptFocus() {
  const root = useRef<HTMLDivElement>(null);
  const isLost = useRef(false);
  useLayoutEffect(() => {
    if (!isLost.current) return;
    isLost.current = false;
    const controls = [...(root.current?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const current = controls.filter((control) => control.ariaCurrent === 'page');
    for (const control of [...current, ...controls]) {
      control.focus();
      // In a narrow container, the numbers are hidden.
      if (control.matches(':focus')) return;
    }
  });
  return { root, isLost };
}

/** Returns a ref for a control, which records in the other one that the control had focus when it disappeared. */
export function useLostFocus(isLost: RefObject<boolean>) {
  const control = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const { current: element } = control;
    // React calls this before it removes the element.
    return () => {
      if (element?.matches(':focus')) isLost.current = true;
    };
  }, [isLost]);
  return control;
}

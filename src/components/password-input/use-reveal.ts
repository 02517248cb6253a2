'use client';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Manages whether the password of an input is shown; the caret keeps its place. A submit of the form hides it, because
 * browsers remember the text of visible inputs.
 */
export function useReveal(
  input: RefObject<HTMLInputElement | null>,
): [revealed: boolean, toggle: () => void] {
  const [revealed, setRevealed] = useState(false);
  const restore = useRef<() => void>(null);
  useLayoutEffect(() => {
    restore.current?.();
    restore.current = null;
  });
  useEffect(() => {
    if (!revealed) return undefined;
    const hide = ({ target }: Event) => {
      if (target === input.current?.form) setRevealed(false);
    };
    document.addEventListener('submit', hide, true);
    return () => document.removeEventListener('submit', hide, true);
  }, [input, revealed]);
  const toggle = () => {
    const element = input.current;
    if (!element) return;
    const { selectionStart, selectionEnd, selectionDirection } = element;
    // In some browsers, a change of type moves the caret, in Chromium with the next layout.
    restore.current = () => {
      element.getBoundingClientRect();
      element.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
    };
    setRevealed(!revealed);
  };
  return [revealed, toggle];
}

'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { useHydrated } from '../../internals/use-hydrated';

/** Returns texts in the document that differ from the server-rendered ones. */
function textsOfUsers(): ReadonlyMap<Element, string> {
  if (typeof document === 'undefined') return new Map();
  const all = [...document.querySelectorAll('textarea')];
  const changed = all.filter(({ value, defaultValue }) => value !== defaultValue);
  return new Map(changed.map((textarea) => [textarea, textarea.value]));
}

/**
 * Keeps text that was typed before hydration, which React would replace with server-rendered text.
 * @param ref Ref to the textarea.
 */
export function useTextBeforeHydration(ref: RefObject<HTMLTextAreaElement | null>): void {
  const hydrated = useHydrated();
  // Rendering happens before React updates the element.
  const [texts] = useState(() => (hydrated ? null : textsOfUsers()));
  useLayoutEffect(() => {
    const text = ref.current && texts?.get(ref.current);
    if (ref.current && text !== undefined && text !== null) ref.current.value = text;
  }, [ref, texts]);
}

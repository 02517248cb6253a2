'use client';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { useHydrated } from '../../internals/use-hydrated';

/** Texts on the page that differ from those that the server sent. */
function textsOfUsers(): ReadonlyMap<Element, string> {
  if (typeof document === 'undefined') return new Map();
  const all = [...document.querySelectorAll('textarea')];
  const changed = all.filter(({ value, defaultValue }) => value !== defaultValue);
  return new Map(changed.map((textarea) => [textarea, textarea.value]));
}

/**
 * Keeps the text that was typed before hydration: where the server sent a text, React writes that one over it.
 * @param ref Ref to the text area.
 */
export function useEarlyText(ref: RefObject<HTMLTextAreaElement | null>): void {
  const hydrated = useHydrated();
  // Drawing comes before React touches the element.
  const [texts] = useState(() => (hydrated ? null : textsOfUsers()));
  useLayoutEffect(() => {
    const text = ref.current && texts?.get(ref.current);
    if (ref.current && text !== undefined && text !== null) ref.current.value = text;
  }, [ref, texts]);
}

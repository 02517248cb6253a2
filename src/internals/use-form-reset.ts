'use client';
import { useEffect, type RefObject } from 'react';

interface Watch {
  control: RefObject<{ form: HTMLFormElement | null } | null>;
  onReset: (event: Event) => void;
}

const watches = new Set<Watch>();

// One listener serves every control of the page. The form is looked up at the time of the event,
// because the `form` attribute may change; the document hears every reset because the event bubbles.
function hear(event: Event) {
  if (event.defaultPrevented) return;
  // A handler that renders at once puts itself back into the set.
  const heard = Array.from(watches);
  for (const { control, onReset } of heard) {
    if (control.current?.form === event.target) onReset(event);
  }
}

/**
 * Called when the form that owns the control is reset and nobody prevented it.
 * @param control Ref to the native control whose `form` is watched.
 */
export function useFormReset(control: Watch['control'], onReset: Watch['onReset']): void {
  useEffect(() => {
    const watch = { control, onReset };
    if (watches.size === 0) document.addEventListener('reset', hear);
    watches.add(watch);
    return () => {
      watches.delete(watch);
      if (watches.size === 0) document.removeEventListener('reset', hear);
    };
  }, [control, onReset]);
}

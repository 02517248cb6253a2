'use client';
import { useEffect, type RefObject } from 'react';

interface Watch {
  control: RefObject<(Node & { form: HTMLFormElement | null }) | null>;
  onReset: (event: Event) => void;
}

const watches = new Map<Node, Set<Watch>>();

// One listener per document or shadow root handles all controls. The form is determined at the time of the
// event, because the `form` attribute may change.
function handleReset(this: Node, event: Event) {
  if (event.defaultPrevented) return;
  // A handler that renders synchronously adds itself to the set again.
  const watched = Array.from(watches.get(this) ?? []);
  for (const { control, onReset } of watched) {
    if (control.current?.form === event.target) onReset(event);
  }
}

/**
 * Calls `onReset` when the form of the control is reset, unless the event was prevented.
 * @param control Ref to the native control whose `form` is observed.
 */
export function useFormReset(control: Watch['control'], onReset: Watch['onReset']): void {
  useEffect(() => {
    const root = control.current?.getRootNode();
    if (!root) return undefined;
    const watch = { control, onReset };
    const here = watches.get(root) ?? new Set();
    if (here.size === 0) root.addEventListener('reset', handleReset);
    watches.set(root, here.add(watch));
    return () => {
      here.delete(watch);
      if (here.size > 0) return;
      root.removeEventListener('reset', handleReset);
      watches.delete(root);
    };
  }, [control, onReset]);
}

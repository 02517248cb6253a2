'use client';
import { useEffect, type RefObject } from 'react';
// oxlint-disable-next-line no-restricted-imports -- React itself has no way to render before an event ends
import { flushSync } from 'react-dom';

interface Watch {
  control: RefObject<(Node & { form: HTMLFormElement | null }) | null>;
  onEvent: (event: Event) => void;
}

/** Handles an event of forms for all controls that watch it. */
interface FormEvents {
  type: 'reset' | 'submit';
  /** Whether it is handled before the handlers of the form. */
  capture: boolean;
  watches: Map<Node, Set<Watch>>;
  /** One listener per document or shadow root handles all controls. */
  listener: (this: Node, event: Event) => void;
}

const resets: FormEvents = {
  type: 'reset',
  capture: false,
  watches: new Map(),
  listener(event) {
    if (!event.defaultPrevented) dispatch(resets, this, event);
  },
};

const submits: FormEvents = {
  type: 'submit',
  capture: true,
  watches: new Map(),
  listener(event) {
    // Right after the event, the browser reads the controls.
    flushSync(() => dispatch(submits, this, event));
  },
};

// The form is determined at the time of the event, because the `form` attribute may change.
function dispatch({ watches }: FormEvents, root: Node, event: Event) {
  // A handler that renders synchronously adds itself to the set again.
  const watched = Array.from(watches.get(root) ?? []);
  for (const { control, onEvent } of watched) {
    if (control.current?.form === event.target) onEvent(event);
  }
}

function watchForm({ type, capture, watches, listener }: FormEvents, watch: Watch) {
  const root = watch.control.current?.getRootNode();
  if (!root) return undefined;
  const here = watches.get(root) ?? new Set();
  if (here.size === 0) root.addEventListener(type, listener, capture);
  watches.set(root, here.add(watch));
  return () => {
    here.delete(watch);
    if (here.size > 0) return;
    root.removeEventListener(type, listener, capture);
    watches.delete(root);
  };
}

/**
 * Calls `onReset` when the form of the control is reset, unless the event was prevented.
 * @param control Ref to the native control whose `form` is observed.
 */
export function useFormReset(control: Watch['control'], onReset: Watch['onEvent']): void {
  useEffect(() => watchForm(resets, { control, onEvent: onReset }), [control, onReset]);
}

/**
 * Calls `onSubmit` before the form of the control is submitted, by the user or by a script; what it changes is submitted.
 * @param control Ref to the native control whose `form` is observed.
 * @param onSubmit `null` while there is nothing to do.
 */
export function useFormSubmit(control: Watch['control'], onSubmit: Watch['onEvent'] | null): void {
  useEffect(
    () => (onSubmit ? watchForm(submits, { control, onEvent: onSubmit }) : undefined),
    [control, onSubmit],
  );
}

'use client';
import { useEffect, useRef, type RefObject } from 'react';
// oxlint-disable-next-line no-restricted-imports -- React itself has no way to render before an event ends
import { flushSync } from 'react-dom';

type Control = Node & { form: HTMLFormElement | null };

interface Watch {
  /** Control, which its ref no longer has while the component is hidden. */
  element: Control;
  onEvent: (event: Event) => void;
  /** Whether `onEvent` would do something. */
  isNeeded: () => boolean;
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
    if (event.defaultPrevented) return;
    for (const { onEvent } of dueWatches(resets, this, event)) onEvent(event);
  },
};

const submits: FormEvents = {
  type: 'submit',
  capture: true,
  watches: new Map(),
  listener(event) {
    const due = dueWatches(submits, this, event);
    // Right after the event, the browser reads the controls. An effect may submit, during which React cannot render.
    if (due.length === 0) return;
    flushSync(() => {
      for (const { onEvent } of due) onEvent(event);
    });
  },
};

// The form is determined at the time of the event, because the `form` attribute may change.
function dueWatches({ watches }: FormEvents, root: Node, { target }: Event): Watch[] {
  // Watches of what was removed while it was hidden.
  for (const watch of watches.get(root) ?? []) {
    if (!watch.element.isConnected) watches.get(root)?.delete(watch);
  }
  return [...(watches.get(root) ?? [])].filter(
    ({ element, isNeeded }) => element.form === target && isNeeded(),
  );
}

function watchForm({ type, capture, watches, listener }: FormEvents, watch: Watch) {
  const root = watch.element.getRootNode();
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

const always = () => true;

/**
 * Calls `onReset` when the form of the control is reset, unless the event was prevented.
 * @param control Ref to the native control whose `form` is observed.
 */
export function useFormReset(control: RefObject<Control | null>, onReset: Watch['onEvent']): void {
  useFormEvent(resets, control, onReset);
}

/**
 * Calls `onSubmit` before the form of the control is submitted, by the user or by a script; what it changes is submitted.
 * @param control Ref to the native control whose `form` is observed.
 * @param onSubmit `null` while there is nothing to do.
 * @param isNeeded Whether there is something to do, if only the event tells.
 */
export function useFormSubmit(
  control: RefObject<Control | null>,
  onSubmit: Watch['onEvent'] | null,
  isNeeded?: Watch['isNeeded'],
): void {
  useFormEvent(submits, control, onSubmit, isNeeded);
}

/** Handles the event also while the component is hidden by `<Activity>` or `<Suspense>`: its controls stay in the form. */
function useFormEvent(
  events: FormEvents,
  control: RefObject<Control | null>,
  onEvent: Watch['onEvent'] | null,
  isNeeded = always,
): void {
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    const element = control.current;
    stop.current?.();
    stop.current =
      element && onEvent ? watchForm(events, { element, onEvent, isNeeded }) : undefined;
    return () => {
      if (!element?.isConnected) stop.current?.();
    };
  }, [events, control, onEvent, isNeeded]);
}

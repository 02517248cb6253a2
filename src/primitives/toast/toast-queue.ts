import type { ReactNode } from 'react';
import type { ChangeDetails } from '../../internals/change-details';

/**
 * Cause of a toast's end: its time is up, its action or its close button was pressed, Escape, another toast of the same `id`, or a
 * call of `close`.
 */
export type ToastCloseReason =
  | 'timeout'
  | 'action'
  | 'close-button'
  | 'escape-key'
  | 'replaced'
  | 'call';

/** Action that a toast offers, such as "Undo". */
export interface ToastAction {
  /** Text of the button, one or two words. */
  label: string;
  /** Called when the button is pressed; the toast then closes. */
  onAction: () => void;
}

/** What a toast says and how long it stays. */
export interface ToastOptions {
  /** Message, one short sentence. */
  message: ReactNode;
  /** Meaning, which decides the icon; `danger` interrupts a screen reader and goes before the others. Default: `neutral`. */
  kind?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  /** What the user can do about it. */
  action?: ToastAction;
  /**
   * Milliseconds until it closes, not counting pauses; `null` keeps it until the user closes it. Default: 5000, with an action
   * 10000, and `null` for `danger`.
   */
  duration?: number | null;
  /** Identity; a toast replaces the one of the same `id`. Default: a new one. */
  id?: string;
  /** Called once when the toast is gone, with the reason. */
  onClose?: (details: ChangeDetails<ToastCloseReason>) => void;
}

/** Toast in a queue. */
export interface QueuedToast extends ToastOptions {
  id: string;
  /** Number that tells it from the toast that it replaces. */
  key: number;
}

/** Toasts that are shown or wait for room. */
export interface ToastQueue {
  /** Adds a toast at the end and returns its `id`. */
  add: (toast: ToastOptions) => string;
  /** Closes a toast; one that is gone already is ignored. */
  close: (id: string, details?: ChangeDetails<ToastCloseReason>) => void;
  /** Toasts in their order, the same array until one changes. */
  read: () => readonly QueuedToast[];
  /** Calls the listener after each change; returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a queue of toasts: one for the application, which adds to it from anywhere and shows it in a `ToastRegion`. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  let toasts: readonly QueuedToast[] = [];
  let count = 0;
  const set = (next: readonly QueuedToast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (options) => {
      count += 1;
      const toast = { ...options, key: count, id: options.id ?? `toast-${count}` };
      const before = toasts.find(({ id }) => id === toast.id);
      set(before ? toasts.map((other) => (other === before ? toast : other)) : [...toasts, toast]);
      before?.onClose?.({ reason: 'replaced', event: undefined });
      return toast.id;
    },
    close: (id, details = { reason: 'call', event: undefined }) => {
      const toast = toasts.find((other) => other.id === id);
      if (!toast) return;
      set(toasts.filter((other) => other !== toast));
      toast.onClose?.(details);
    },
    read: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Toasts that are shown at the same time. */
const most = 3;

/** Toasts that are shown now: the first of the queue, those of kind `danger` before all others. */
export function shownToasts(toasts: readonly QueuedToast[]): QueuedToast[] {
  const isUrgent = ({ kind }: QueuedToast) => kind === 'danger';
  const rest = toasts.filter((toast) => !isUrgent(toast));
  return [...toasts.filter(isUrgent), ...rest].slice(0, most);
}

/** Milliseconds that a toast is shown, or `null` until the user closes it. */
export function durationOf({ kind, action, duration }: ToastOptions): number | null {
  if (duration !== undefined) return duration;
  if (kind === 'danger') return null;
  return action ? 10_000 : 5000;
}

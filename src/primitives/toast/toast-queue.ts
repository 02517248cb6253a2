import type { ReactNode } from 'react';
import { createSubscribers, type ChangeDetails } from '../../core/callbacks';

/**
 * Reason why a toast closes: its duration, its action, its close button, Escape, another toast with the same
 * `id`, or a call of `close`.
 */
export type ToastCloseReason =
  | 'timeout'
  | 'action'
  | 'close-press'
  | 'escape-key'
  | 'replaced'
  | 'imperative-action';

/** Action of a toast, such as "Undo". */
export interface ToastAction {
  /** Text of the button, one or two words. */
  label: string;
  /** Called when the button is pressed, after the toast has closed. */
  onAction: () => void;
}

/** Options of a toast. */
export interface ToastOptions {
  /** Message, one short sentence. */
  message: ReactNode;
  /**
   * Meaning, which sets the icon; `danger` interrupts a screen reader and is shown before the others.
   * Default: `neutral`.
   */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  /** Action that the toast offers. */
  action?: ToastAction;
  /**
   * Milliseconds until it closes, not counting pauses; `null` keeps it until the user closes it. Default: 5000 and
   * `null` for `danger`; with an action, it stays unless others wait, then 10000.
   */
  duration?: number | null;
  /** Id; a toast replaces the one with the same `id`. Default: a new one. */
  id?: string;
  /** Called once when the toast closes, with the reason. */
  onClose?: (details: ChangeDetails<ToastCloseReason>) => void;
}

/** Toast in a queue. */
export interface QueuedToast extends ToastOptions {
  id: string;
  /** Number that distinguishes it from the toast that it replaces. */
  key: number;
}

/** Queue of toasts, shown or waiting. */
export interface ToastQueue {
  /** Adds a toast at the end and returns its `id`. */
  add: (toast: ToastOptions) => string;
  /** Closes a toast; does nothing if it is already closed. */
  close: (id: string, details?: ChangeDetails<ToastCloseReason>) => void;
  /** Returns the toasts in order, the same array until it changes. */
  read: () => readonly QueuedToast[];
  /** Subscribes to changes; returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a queue of toasts. Create one per application, add toasts from anywhere, and show them in a
 * `ToastRegion`.
 */
export function createToastQueue(): ToastQueue {
  const { subscribe, notify } = createSubscribers();
  let toasts: readonly QueuedToast[] = [];
  let count = 0;
  const set = (next: readonly QueuedToast[]) => {
    toasts = next;
    notify();
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
    close: (id, details = { reason: 'imperative-action', event: undefined }) => {
      const toast = toasts.find((other) => other.id === id);
      if (!toast) return;
      set(toasts.filter((other) => other !== toast));
      toast.onClose?.(details);
    },
    read: () => toasts,
    subscribe,
  };
}

/** Maximum number of toasts that are shown at once. */
const most = 3;

/**
 * Returns the toasts that are currently shown: the first of the queue, those with the tone `danger` before all
 * others.
 */
export function shownToasts(toasts: readonly QueuedToast[]): QueuedToast[] {
  const isUrgent = ({ tone }: QueuedToast) => tone === 'danger';
  const rest = toasts.filter((toast) => !isUrgent(toast));
  return [...toasts.filter(isUrgent), ...rest].slice(0, most);
}

/** Returns the duration of a toast in milliseconds, or `null` for no limit. */
export function durationOf({ tone, action, duration }: ToastOptions): number | null {
  if (duration !== undefined) return duration;
  if (tone === 'danger') return null;
  return action ? 10_000 : 5000;
}

'use client';
import { createContext, useContext } from 'react';
import type { ToastQueue } from '../../primitives/toast';

/** Context of the toasts of a session. */
export const ToastContext = createContext<ToastQueue | null>(null);

/** Returns the queue of toasts. @throws Error outside the frame of the app. */
export function useToasts(): ToastQueue {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('No toast context found: render the screen inside the frame.');
  return toasts;
}

'use client';
import { useEffect, useRef, type RefObject } from 'react';
import { activeElementNear } from '../../internals/active-element';
import { useCommitted } from '../../internals/use-committed';
import type { ToastQueue } from './toast-queue';

/** Options of {@link useRegionKeys}. */
interface RegionKeys {
  queue: ToastQueue;
  hotkey: string;
}

/**
 * Handles the keys of the toasts: the hotkey moves focus to the region and back, Escape closes the focused
 * toast. Returns a function that moves focus before a toast is removed: to the region or, after the last toast,
 * back to where it was.
 */
export function useRegionKeys(
  region: RefObject<HTMLElement | null>,
  { queue, hotkey }: RegionKeys,
): (id: string) => void {
  const origin = useRef<HTMLElement>(null);
  const latest = useCommitted({ queue, hotkey });
  useEffect(() => {
    const { current: node } = region;
    if (!node) return undefined;
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !node.contains(relatedTarget)) {
        origin.current = relatedTarget;
      }
    };
    const press = (event: KeyboardEvent) => {
      const { queue: toasts, hotkey: key } = latest.current;
      if (event.defaultPrevented) return;
      const inside = node.contains(activeElementNear(node));
      const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
      if (event.key === key && !hasModifier && toasts.read().length > 0) {
        event.preventDefault();
        if (inside) origin.current?.focus();
        else node.focus();
      } else if (event.key === 'Escape' && inside) {
        event.preventDefault();
        const id = focusedToast(node)?.dataset.toast;
        if (id === undefined) origin.current?.focus();
        else toasts.close(id, { reason: 'escape-key', event });
      }
    };
    node.addEventListener('focusin', enter);
    document.addEventListener('keydown', press);
    return () => {
      node.removeEventListener('focusin', enter);
      document.removeEventListener('keydown', press);
    };
  }, [region, latest]);
  return (id) => {
    if (focusedToast(region.current)?.dataset.toast !== id) return;
    if (queue.read().length > 0) region.current?.focus();
    else origin.current?.focus();
  };
}

function focusedToast(region: HTMLElement | null): HTMLElement | null {
  return activeElementNear(region)?.closest<HTMLElement>('[data-toast]') ?? null;
}

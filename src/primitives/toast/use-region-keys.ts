'use client';
import { useEffect, useRef, type RefObject } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import { useCommitted } from '../../internals/use-committed';

/** Options of {@link useRegionKeys}. */
interface RegionKeys {
  hotkey: string;
  /** Number of toasts that are shown. */
  count: number;
  /** Called with the focused toast when Escape is pressed. */
  onEscape: (id: string, details: ChangeDetails<'escape-key'>) => void;
}

/**
 * Handles the keys of the toasts: the hotkey moves focus to the region and back, Escape closes the focused
 * toast. Returns a function that moves focus before a toast closes: to the region or, after the last toast,
 * back to where it was.
 */
export function useRegionKeys(
  region: RefObject<HTMLElement | null>,
  { hotkey, count, onEscape }: RegionKeys,
): (id: string) => void {
  const origin = useRef<HTMLElement>(null);
  const latest = useCommitted({ hotkey, count, onEscape });
  useEffect(() => {
    const { current: node } = region;
    if (!node) return undefined;
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !node.contains(relatedTarget)) {
        origin.current = relatedTarget;
      }
    };
    const press = (event: KeyboardEvent) => {
      const { hotkey: key, count: shown, onEscape: close } = latest.current;
      if (event.defaultPrevented) return;
      const inside = node.contains(document.activeElement);
      if (event.key === key && shown > 0 && !event.ctrlKey && !event.altKey && !event.metaKey) {
        event.preventDefault();
        if (inside) origin.current?.focus();
        else node.focus();
      } else if (event.key === 'Escape' && inside) {
        event.preventDefault();
        const id = focusedToast()?.dataset.toast;
        if (id === undefined) origin.current?.focus();
        else close(id, { reason: 'escape-key', event });
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
    if (focusedToast()?.dataset.toast !== id) return;
    if (count > 1) region.current?.focus();
    else origin.current?.focus();
  };
}

function focusedToast(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-toast]') ?? null;
}

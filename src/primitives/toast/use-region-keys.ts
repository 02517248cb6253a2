'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { activeElementNear, listen } from '../../core/dom';
import { layersNear } from '../../core/layers/layers';
import { useLayer } from '../../core/layers/use-layer';
import { showInTopLayer } from '../../core/panel/top-layer';
import { useCommitted } from '../../core/state';
import type { ToastQueue } from './toast-queue';

interface RegionKeys {
  queue: ToastQueue;
  /** Whether there are no toasts. */
  isEmpty: boolean;
  hotkey: string;
}

/**
 * Handles the keys of the toasts: the hotkey moves focus to the region and back, Escape closes the focused
 * toast. Returns a function that moves focus before a toast is removed: to the region or, after the last toast,
 * back to where it was.
 */
export function useRegionKeys(region: RefObject<HTMLElement | null>, options: RegionKeys) {
  const origin = useRef<HTMLElement>(null);
  const latest = useCommitted(options);
  const own = useLayer(region, {
    kind: 'aside',
    onClose: (_, event) => {
      const id = focusedToast(region.current)?.dataset.toast;
      if (id === undefined) origin.current?.focus();
      else options.queue.close(id, { reason: 'escape-key', event });
    },
  });
  const { isEmpty } = options;
  // Not with the last toast: React keeps the focus that an element has while it changes the page.
  useLayoutEffect(() => {
    const { current: node } = region;
    if (isEmpty && node && activeElementNear(node) === node) origin.current?.focus();
  }, [region, isEmpty]);
  useLayoutEffect(() => {
    const { current: node } = region;
    if (!node) return undefined;
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !node.contains(relatedTarget as Node)) {
        origin.current = relatedTarget as HTMLElement;
      }
    };
    const press = (event: KeyboardEvent) => {
      const { queue, hotkey } = latest.current;
      const hasModifier = event.ctrlKey || event.altKey || event.metaKey;
      if (event.defaultPrevented || event.key !== hotkey || hasModifier) return;
      if (queue.read().length === 0) return;
      event.preventDefault();
      if (node.contains(activeElementNear(node))) origin.current?.focus();
      else node.focus({ focusVisible: true });
    };
    const stopRegion = listen(node, { focusin: enter });
    const stopPage = listen(node.ownerDocument, { keydown: press });
    return () => {
      stopRegion();
      stopPage();
    };
  }, [region, latest]);
  return {
    handlers: own.handlers,
    keepFocus: (id: string) => {
      if (focusedToast(region.current)?.dataset.toast !== id) return;
      if (options.queue.read().length > 0) region.current?.focus();
      else origin.current?.focus();
    },
  };
}

function focusedToast(region: HTMLElement | null): HTMLElement | null {
  return activeElementNear(region)?.closest<HTMLElement>('[data-toast]') ?? null;
}

/** Keeps the region above all layers: what is outside of a modal dialog is inert, so the region moves into it. */
export function useTopmost(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: node } = region;
    const host = node?.parentElement;
    const home = host?.parentNode;
    if (!node || !host || !home) return undefined;
    const layers = layersNear(node);
    let hide: (() => void) | undefined;
    const showAgain = () => {
      const focused = activeElementNear(node) as HTMLElement | null;
      hide?.();
      hide = showInTopLayer(node);
      if (node.contains(focused)) focused?.focus();
    };
    const move = () => {
      const place = layers.topModal ?? home;
      if (hide && host.parentNode === place) return;
      hide?.();
      if (host.parentNode !== place) place.appendChild(host);
      hide = showInTopLayer(node);
    };
    move();
    const stop = layers.watch(move);
    // An element that becomes full screen covers what was shown before.
    const stopPage = listen(node.ownerDocument, { fullscreenchange: showAgain });
    return () => {
      stop();
      stopPage();
      hide?.();
      home.appendChild(host);
    };
  }, [region]);
}

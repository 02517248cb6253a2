'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { isComposing, listen } from '../dom';
import type { LazyModule } from '../lazy-module';
import { useCommitted } from '../state';
import { useLazyModule } from '../use-lazy-module';
import type { OpenChangeDetails, OpenReason } from './use-open';

/**
 * Returns the module of a panel, which loads when it opens. Until then, the field closes it for what would close the panel
 * and when text is typed, so that a panel that arrives late does not take the focus; if loading fails, it closes, too.
 * @param anchor Field of the panel.
 */
export function useLazyPanel<Value>(
  module: LazyModule<Value>,
  { open, hide }: { open: boolean; hide: (details: OpenChangeDetails) => void },
  anchor: RefObject<HTMLElement | null>,
): Value | undefined {
  const value = useLazyModule(module, open);
  const close = useCommitted(hide);
  const isWaiting = open && value === undefined;
  // Layout, because what has loaded takes focus in one.
  useLayoutEffect(() => {
    const { current: field } = anchor;
    if (!isWaiting || !field) return undefined;
    let isCurrent = true;
    void module.load().then((loaded) => {
      if (isCurrent && loaded === undefined) {
        close.current({ reason: 'imperative-action', event: undefined });
      }
    });
    const closeFor = (reason: OpenReason, isInside: boolean) => (event: Event) => {
      if (event.composedPath().includes(field) === isInside) close.current({ reason, event });
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      if (!event.composedPath().includes(field)) return;
      // It closes nothing else, such as a dialog around the field.
      event.preventDefault();
      event.stopPropagation();
      close.current({ reason: 'escape-key', event });
    };
    const stop = listen(
      field.ownerDocument,
      {
        focusin: closeFor('focus-out', false),
        pointerdown: closeFor('outside-press', false),
        keydown: handleKeyDown,
      },
      { capture: true },
    );
    // Not while it is captured: React would render the old text before it handles the event.
    const stopTyping = listen(field.ownerDocument, { input: closeFor('input-change', true) });
    return () => {
      isCurrent = false;
      stop();
      stopTyping();
    };
  }, [module, anchor, isWaiting, close]);
  return value;
}

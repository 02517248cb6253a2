'use client';
import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import { cx } from '../../internals/class-names';
import { useCommitted } from '../../internals/use-committed';
import { useMergedRefs } from '../../internals/use-merged-refs';
import { usePopoverPlace } from './use-popover-place';
import styles from './popover.module.css';

/** Cause of a popover's closing: Escape, or a press or a focus outside. */
export type PopoverCloseReason = 'escape-key' | 'outside-press' | 'focus-out';

/** Props of {@link Popover}: those of a `<div>`, its anchor and its closing. */
export interface PopoverProps extends ComponentProps<'div'> {
  /** Ref to the element that the popover hangs on; a press there is not a press outside. */
  anchor: RefObject<HTMLElement | null>;
  /** Called when the user asks to close the popover; the parent then stops rendering it. */
  onClose: (details: ChangeDetails<PopoverCloseReason>) => void;
}

/**
 * Panel above everything else, open as long as it is rendered: nothing of it exists while closed.
 * Renders a `<div popover="manual">` in the top layer, placed under its anchor, or as a sheet at the
 * bottom edge of a narrow screen. Escape closes this panel only, not a dialog around it.
 */
export function Popover({ anchor, onClose, className, ref, ...rest }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useCommitted(onClose);
  usePopoverPlace(panel, anchor);

  useLayoutEffect(() => {
    const shown = panel.current;
    if (!shown) return undefined;
    if (!hasPopoverApi(shown)) {
      // The attribute hides what nothing can show.
      shown.removeAttribute('popover');
      return undefined;
    }
    // Already shown where StrictMode runs the effect twice.
    if (!shown.matches(':popover-open')) shown.showPopover();
    return () => {
      if (shown.isConnected && shown.matches(':popover-open')) shown.hidePopover();
    };
  }, []);

  useLayoutEffect(() => {
    const isOutside = (event: Event) => {
      // Not its target: seen from the document, what happens in a shadow root happens to its host.
      const [target] = event.composedPath();
      return (
        target instanceof Node &&
        !panel.current?.contains(target) &&
        !anchor.current?.contains(target)
      );
    };
    const press = (event: PointerEvent) => {
      if (isOutside(event)) close.current({ reason: 'outside-press', event });
    };
    const focus = (event: FocusEvent) => {
      if (isOutside(event)) close.current({ reason: 'focus-out', event });
    };
    const handleEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      const shown = panel.current;
      if (!shown || (isOutside(event) && event.target !== document.body)) return;
      // A popover that is open inside this one goes first; it may have been mounted later.
      if (hasPopoverApi(shown) && shown.querySelector(':popover-open')) return;
      // Prevented here, a dialog or another popover around this one stays open (HTML, close watchers).
      event.preventDefault();
      event.stopPropagation();
      close.current({ reason: 'escape-key', event });
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('focusin', focus, true);
    document.addEventListener('keydown', handleEscape, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('focusin', focus, true);
      document.removeEventListener('keydown', handleEscape, true);
    };
  }, [anchor, close]);

  return (
    <div
      popover="manual"
      data-slot="popover"
      {...rest}
      ref={useMergedRefs(panel, ref)}
      className={cx(styles.root, className)}
    />
  );
}

/** Whether the environment has the top layer and the selector for it; test environments and browsers before 2024 lack both. */
function hasPopoverApi(element: HTMLElement): boolean {
  return typeof element.showPopover === 'function';
}

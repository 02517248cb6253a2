'use client';
import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import type { ChangeDetails } from '../../internals/change-details';
import { cx } from '../../internals/class-names';
import sheetGrip from '../../internals/sheet/sheet-grip.module.css';
import { useCommitted } from '../../internals/use-committed';
import { useMergedRefs } from '../../internals/use-merged-refs';
import { useSheetDrag } from '../../internals/sheet/use-sheet-drag';
import { usePopoverPlace } from './use-popover-place';
import styles from './popover.module.css';

/** Cause of a popover's closing: Escape, a click or focus outside, or swiping down a sheet. */
export type PopoverCloseReason = 'escape-key' | 'outside-press' | 'focus-out' | 'swipe';

/** Props of {@link Popover}. */
export interface PopoverProps extends ComponentProps<'div'> {
  /** Ref to the element that the popover is anchored to; a click there does not close the popover. */
  anchor: RefObject<HTMLElement | null>;
  /** Called when the popover should close; the parent then unmounts it. */
  onClose: (details: ChangeDetails<PopoverCloseReason>) => void;
  /** Whether a sheet has a grip, by which it can be dragged down. Default: `true`. */
  grip?: boolean;
}

/**
 * Panel in the top layer, open while mounted. Renders a `<div popover="manual">` below its anchor, or as a
 * bottom sheet on a narrow screen. Escape closes only this panel, not a surrounding dialog.
 */
export function Popover({
  anchor,
  onClose,
  grip = true,
  className,
  children,
  ref,
  ...rest
}: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const close = useCommitted(onClose);
  usePopoverPlace(panel, anchor);
  useSheetDrag(panel, handle, (event) => onClose({ reason: 'swipe', event }));

  useLayoutEffect(() => {
    const shown = panel.current;
    if (!shown) return undefined;
    if (!hasPopoverApi(shown)) {
      // In browsers without popovers, the attribute would hide the element for good.
      shown.removeAttribute('popover');
      return undefined;
    }
    // StrictMode runs the effect twice.
    if (!shown.matches(':popover-open')) shown.showPopover();
    return () => {
      if (shown.isConnected && shown.matches(':popover-open')) shown.hidePopover();
    };
  }, []);

  useLayoutEffect(() => {
    const isOutside = (event: Event) => {
      // Not `event.target`: outside of a shadow root, its target is the host.
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
      // A popover that is open inside this one closes first; it may have been mounted later.
      if (hasPopoverApi(shown) && shown.querySelector(':popover-open')) return;
      if (takesEscape(event, shown)) return;
      // `preventDefault` keeps a surrounding dialog or popover open (HTML, close watchers).
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
    >
      {grip && (
        <div
          ref={handle}
          aria-hidden="true"
          data-slot="popover-grip"
          className={cx(sheetGrip.root, styles.grip)}
        />
      )}
      {children}
    </div>
  );
}

/** Whether a part of the popover handles Escape first, for example to leave a view inside it. */
function takesEscape(event: Event, popover: HTMLElement): boolean {
  const [target] = event.composedPath();
  const part = target instanceof Element ? target.closest('[data-takes-escape]') : null;
  return part !== null && popover.contains(part);
}

/**
 * Whether the environment supports the top layer and its selector; test environments and browsers before 2024
 * lack both.
 */
function hasPopoverApi(element: HTMLElement): boolean {
  return typeof element.showPopover === 'function';
}

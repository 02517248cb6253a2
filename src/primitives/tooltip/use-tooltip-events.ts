'use client';
import { useLayoutEffect, type RefObject } from 'react';
import { isGivingFocus } from '../../core/layers/give-focus';
import { listen } from '../../core/listen';
import type { OpenChangeDetails, OpenReason } from '../../core/panel/use-open';
import { useCommitted } from '../../core/use-committed';

/** Options of {@link useTooltipEvents}. */
interface TooltipState {
  delay: number;
  setOpen: (open: boolean, details: OpenChangeDetails) => void;
}

/** Time in milliseconds for the pointer to cross the gap between anchor and tooltip. */
const grace = 150;

/**
 * Shows a tooltip after hover and keyboard focus, and hides it after leave, blur and press.
 * @param anchor Element that the tooltip describes.
 */
export function useTooltipEvents(
  tip: RefObject<HTMLElement | null>,
  anchor: HTMLElement | null,
  { delay, setOpen }: TooltipState,
): void {
  const latest = useCommitted({ delay, setOpen });
  useLayoutEffect(() => {
    const { current: shown } = tip;
    if (!shown || !anchor) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed: PointerEvent | undefined;
    const set = (open: boolean, reason: OpenReason, event: Event, wait = 0) => {
      clearTimeout(timer);
      const act = () => latest.current.setOpen(open, { reason, event });
      if (wait > 0) timer = setTimeout(act, wait);
      else act();
    };
    const enter = (event: PointerEvent) => {
      // What the press has opened is gone again, and the pointer has not moved.
      const rests = pressed?.clientX === event.clientX && pressed.clientY === event.clientY;
      pressed = undefined;
      // A long press has another purpose and hides what is above it.
      if (event.pointerType !== 'touch' && !rests)
        set(true, 'trigger-hover', event, latest.current.delay);
    };
    const leave = (event: PointerEvent) => set(false, 'trigger-hover', event, grace);
    // The pointer may rest on the tooltip, to read or select it (WCAG 2.2, 1.4.13).
    const stay = () => clearTimeout(timer);
    const focus = (event: FocusEvent) => {
      if (isGivingFocus() || !anchor.matches(':focus-visible')) return;
      set(true, 'trigger-focus', event, latest.current.delay);
    };
    const blur = (event: FocusEvent) => set(false, 'trigger-focus', event);
    const press = (event: PointerEvent) => {
      pressed = event;
      set(false, 'trigger-press', event);
    };
    const stopAnchor = listen(anchor, {
      pointerenter: enter,
      pointerleave: leave,
      pointerdown: press,
      focus,
      blur,
    });
    const stopTip = listen(shown, { pointerenter: stay, pointerleave: leave });
    return () => {
      clearTimeout(timer);
      stopAnchor();
      stopTip();
    };
  }, [tip, anchor, latest]);
}

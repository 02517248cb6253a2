'use client';
import { useEffect, type RefObject } from 'react';
import { listen } from '../dom';
import { useCommitted } from '../state';
import { isSheet } from './top-layer';

/** Fraction of its height beyond which a dragged sheet closes on release. */
const farEnough = 0.3;
/** Speed in px per millisecond at which a downward flick closes it. */
const fastEnough = 0.5;

/**
 * Lets the user drag a sheet down by its head: the sheet follows the finger, and closes or returns on
 * release. Does nothing unless the style sheet shows the panel as a sheet.
 */
export function useSheetDrag(
  sheet: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
  onClose: (event: PointerEvent) => void,
): void {
  const close = useCommitted(onClose);
  useEffect(() => {
    const { current: panel } = sheet;
    const { current: grip } = head;
    if (!panel || !grip) return undefined;
    let start: PointerEvent | undefined;
    const pulled = (event: PointerEvent) => Math.max(0, event.clientY - (start?.clientY ?? 0));
    const down = (event: PointerEvent) => {
      // Touch events stay with the element where the touch started.
      if (event.pointerType === 'touch' && event.isPrimary && isSheet(panel)) start = event;
    };
    const move = (event: PointerEvent) => {
      if (start?.pointerId !== event.pointerId) return;
      panel.style.setProperty('transition', 'none');
      panel.style.setProperty('translate', `0 ${pulled(event)}px`);
    };
    const up = (event: PointerEvent) => {
      if (start?.pointerId !== event.pointerId) return;
      const distance = pulled(event);
      const speed = distance / Math.max(1, event.timeStamp - start.timeStamp);
      const isOver = distance > panel.offsetHeight * farEnough || speed > fastEnough;
      start = undefined;
      panel.style.removeProperty('transition');
      panel.style.removeProperty('translate');
      if (isOver && event.type === 'pointerup') close.current(event);
    };
    return listen(grip, { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up });
  }, [sheet, head, close]);
}

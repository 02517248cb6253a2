'use client';
import { useRef, type PointerEvent, type RefObject } from 'react';

/** Distance in px below which a sheet that is let go comes back. */
const CLOSING_DISTANCE = 96;

/**
 * Pointer handlers for the head of a sheet: the sheet follows the pointer down, and closes where it is let go far enough
 * from its place.
 */
export function useSheetDrag(
  sheet: RefObject<HTMLElement | null>,
  onClose: (event: globalThis.PointerEvent) => void,
) {
  const start = useRef<number | null>(null);
  const distance = ({ clientY }: PointerEvent) => Math.max(0, clientY - (start.current ?? clientY));
  const release = () => {
    start.current = null;
    sheet.current?.style.removeProperty('translate');
    sheet.current?.removeAttribute('data-dragging');
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || (event.target as Element).closest('button')) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      start.current = event.clientY;
      sheet.current?.setAttribute('data-dragging', '');
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      sheet.current?.style.setProperty('translate', `0 ${distance(event)}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const isFar = distance(event) >= CLOSING_DISTANCE;
      release();
      if (isFar) onClose(event.nativeEvent);
    },
    onPointerCancel: release,
  };
}

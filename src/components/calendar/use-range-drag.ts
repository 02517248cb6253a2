'use client';
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { IsoDate } from '../../core/dates/iso-date';
import { rangeOf, type FullRange } from './range-rules';

/** Options of {@link useRangeDrag}. */
interface RangeDragOptions {
  /** Complete range; without both ends, nothing can be dragged. */
  from: IsoDate | null;
  to: IsoDate | null;
  /** Attribute with the day or period of a cell, as a string that sorts by time. */
  attribute: 'data-day' | 'data-period';
  /** Called with the range while an end is dragged, and with `null` when the drag ends. */
  onPreview: (range: FullRange | null) => void;
}

/** Options of one drag. */
interface DragOptions {
  /** Whether a range may lie between the other end and a day. */
  isValid: (fixed: IsoDate, day: IsoDate) => boolean;
  /** Called with the range when the end is dropped on another day. */
  onDrop: (range: FullRange, event: Event) => void;
}

/**
 * Lets the pointer drag an end of a range to another day. The other end is fixed; an end that is dragged across it becomes
 * the other end. Escape cancels.
 */
export function useRangeDrag({ from, to, attribute, onPreview }: RangeDragOptions) {
  const [dragged, setDragged] = useState<FullRange | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const hasMoved = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  const begin = (
    { target, currentTarget: grid, nativeEvent: press }: ReactPointerEvent<HTMLElement>,
    { isValid, onDrop }: DragOptions,
  ) => {
    hasMoved.current = false;
    stop.current?.();
    const day = dayAt(target, grid, attribute);
    if (from === null || to === null || (day !== from && day !== to)) return;
    if (press.button !== 0 || !press.isPrimary) return;
    const fixed = day === to ? from : to;
    let at = day;
    let isCanceled = false;
    const release = () => {
      setDragged(null);
      if (hasMoved.current) onPreview(null);
    };
    const end = () => {
      listeners.abort();
      stop.current = null;
      release();
      // The click follows immediately, if there is one.
      setTimeout(() => {
        hasMoved.current = false;
      });
    };
    const move = (event: PointerEvent) => {
      const root = grid.getRootNode() as Document | ShadowRoot;
      const over = dayAt(root.elementFromPoint(event.clientX, event.clientY), grid, attribute);
      if (isCanceled || event.pointerId !== press.pointerId) return;
      if (over === null || over === at) return;
      if (over !== day && !isValid(fixed, over)) return;
      at = over;
      hasMoved.current = true;
      setDragged(rangeOf(fixed, at));
      onPreview(rangeOf(fixed, at));
    };
    const drop = (event: PointerEvent) => {
      if (event.pointerId !== press.pointerId) return;
      end();
      if (at !== day && !isCanceled) onDrop(rangeOf(fixed, at), event);
    };
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !hasMoved.current || isCanceled) return;
      // A surrounding popover or dialog stays open.
      event.preventDefault();
      event.stopImmediatePropagation();
      isCanceled = true;
      release();
    };
    const giveUp = (event: PointerEvent) => {
      if (event.pointerId === press.pointerId) end();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    const page = grid.ownerDocument;
    page.addEventListener('pointermove', move, { signal });
    page.addEventListener('pointerup', drop, { signal });
    page.addEventListener('pointercancel', giveUp, { signal });
    page.defaultView?.addEventListener('keydown', cancel, { signal, capture: true });
    stop.current = end;
  };
  return {
    /** Range during a drag, or `null`. */
    dragged,
    /** Called when a pointer is pressed in the grid. */
    begin,
    /** Whether the click that follows belongs to a drag. */
    isDrag: () => hasMoved.current,
  };
}

function dayAt(target: EventTarget | null, grid: HTMLElement, attribute: string): IsoDate | null {
  const cell = target instanceof Element ? target.closest(`[${attribute}]`) : null;
  return cell && grid.contains(cell) ? cell.getAttribute(attribute) : null;
}

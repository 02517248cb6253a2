'use client';
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { ChangeDetails } from '../../core/callbacks';
import type { IsoDate } from '../../core/dates/iso-date';
import { cx } from '../../core/dom';
import styles from './cell.module.css';
import { isSameRange, rangeOf, type DateRange, type FullRange } from './range-rules';

/** Cause of a change of the range. */
export type RangeChangeReason = 'start' | 'end' | 'drag' | 'cancel' | 'clear' | 'reset';

/** Details of a change of the range. */
export type RangeChangeDetails = ChangeDetails<RangeChangeReason>;

/** Options of {@link useRangeSelection}. */
interface RangeSelectionOptions {
  /** Value, its initial value, and its setter. */
  value: DateRange | null;
  defaultValue: DateRange | null;
  setValue: (value: DateRange | null, details: RangeChangeDetails) => void;
  /** Usable ends of the value, as strings that sort by time. */
  from: string | null;
  to: string | null;
  /** Attribute with the day or period of a cell. */
  attribute: 'data-day' | 'data-period';
  /** Name of the form fields. */
  name: string | undefined;
  onPreviewChange: ((range: FullRange | null) => void) | undefined;
}

/** Options of a press that may become a drag. */
interface PickDragOptions {
  /** Whether a range may lie between the other end and a day or period. */
  isValid: (fixed: string, at: string) => boolean;
  /** Called with the range after an end was dropped elsewhere. */
  onDrop: (range: FullRange) => void;
}

/** Range before the user began another one. */
interface FormerRange {
  /** First day or period of the other range. */
  begun: string | null;
  range: DateRange | null;
}

/**
 * Manages a range of days or periods that is picked with two presses, previewed in between, and dragged at its ends; Escape
 * restores the previous range.
 */
export function useRangeSelection(options: RangeSelectionOptions) {
  const { value, defaultValue, setValue, from, to, attribute, name } = options;
  const begun = (from === null) === (to === null) ? null : (from ?? to);
  const [former, setFormer] = useState<FormerRange | null>(null);
  const preview = useRangePreview(begun, options.onPreviewChange, attribute);
  const drag = useRangeDrag({ from, to, attribute, onPreview: preview.notify });
  const nameOf = (end: string) => (name === undefined ? undefined : `${name}-${end}`);

  return {
    /** Start of a range without an end, or `null`. */
    begun,
    /** Range as shown, even during a drag. */
    shown: drag.dragged ?? { from, to },
    /** Class of the root element. */
    className: cx(styles.range, from !== null && from === to && styles.oneDay),
    /** Sets the range after a press; returns it. */
    select: (next: DateRange | null, event: Event): DateRange | null => {
      const reason = next === null ? 'clear' : next.to === null ? 'start' : 'end';
      if (next && reason === 'start') setFormer({ begun: next.from, range: value });
      setValue(next, { reason, event });
      if (reason !== 'start') preview.notify(null);
      return next;
    },
    /** Called when a pointer is pressed in the grid. */
    startDrag: (event: ReactPointerEvent<HTMLElement>, { isValid, onDrop }: PickDragOptions) => {
      drag.begin(event, {
        isValid,
        onDrop: (range, dropEvent) => {
          setValue(range, { reason: 'drag', event: dropEvent });
          onDrop(range);
        },
      });
    },
    /** Restores the previous range and returns it; `undefined` if none was begun. */
    cancel:
      former && former.begun === begun
        ? (event: Event): DateRange | null => {
            setValue(former.range, { reason: 'cancel', event });
            preview.notify(null);
            return former.range;
          }
        : undefined,
    /** Props of the view that are the same for days and periods. */
    view: {
      several: true,
      values: [
        [nameOf('from'), from ?? ''],
        [nameOf('to'), to ?? ''],
      ] as [string | undefined, string][],
      ignoresClick: drag.isDrag,
      // The dragged range is the preview.
      onPoint: drag.dragged ? undefined : preview.point,
      onDraw: preview.paint,
      onReset: (event: Event) => {
        if (!isSameRange(defaultValue, value)) setValue(defaultValue, { reason: 'reset', event });
      },
    },
  };
}

/**
 * Marks the days between the start of a range and the hovered or focused day in the DOM, without a React
 * render.
 * @param begun Start of a range without an end, or `null`.
 * @param attribute Attribute with the day or period of a cell, as a string that sorts by time.
 */
function useRangePreview(
  begun: IsoDate | null,
  onPreviewChange: ((range: FullRange | null) => void) | undefined,
  attribute: 'data-day' | 'data-period',
) {
  const pointed = useRef<IsoDate | null>(null);
  const painted = useRef(false);
  const notified = useRef('');

  const notify = (range: FullRange | null) => {
    const text = range ? `${range.from}/${range.to}` : '';
    if (text === notified.current) return;
    notified.current = text;
    onPreviewChange?.(range);
  };
  const shown = () => (begun && pointed.current ? rangeOf(begun, pointed.current) : null);
  const paint = (grid: HTMLElement) => {
    const range = shown();
    if (!range && !painted.current) return;
    painted.current = range !== null;
    // The value was set from outside, such as by typed text: the parent knows that the preview is over.
    if (!range) notified.current = '';
    for (const cell of grid.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
      const day = cell.getAttribute(attribute) ?? '';
      const inside = range !== null && day >= range.from && day <= range.to;
      cell.toggleAttribute('data-preview', inside);
      cell.toggleAttribute('data-preview-start', inside && day === range.from);
      cell.toggleAttribute('data-preview-end', inside && day === range.to);
    }
  };
  return {
    paint,
    /** Reports another previewed range, or `null` when a range is completed or cleared. */
    notify,
    point: (day: IsoDate | null, grid: HTMLElement) => {
      pointed.current = day;
      notify(shown());
      paint(grid);
    },
  };
}

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
function useRangeDrag({ from, to, attribute, onPreview }: RangeDragOptions) {
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

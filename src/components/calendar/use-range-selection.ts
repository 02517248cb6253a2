'use client';
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import type { ChangeDetails } from '../../core/callbacks';
import type { IsoDate } from '../../core/dates/iso-date';
import { cx } from '../../core/dom';
import { useControllableState } from '../../core/state';
import styles from './cell.module.css';
import { isSameRange, rangeOf, type DateRange, type FullRange } from './range-rules';
import type { CellAttribute, RangeGesture, WhyUnavailable } from './use-calendar-grid';

/** Cause of a change of the range. */
export type RangeChangeReason = 'start' | 'end' | 'drag' | 'cancel' | 'clear' | 'reset';

/** Details of a change of the range. */
export type RangeChangeDetails = ChangeDetails<RangeChangeReason>;

/** Props of a calendar whose value is a range. */
interface RangeProps {
  value?: DateRange | null | undefined;
  defaultValue?: DateRange | null;
  onValueChange?: ((value: DateRange | null, details: RangeChangeDetails) => void) | undefined;
  onPreviewChange?: ((range: FullRange | null) => void) | undefined;
  /** Name of the form fields. */
  name?: string | undefined;
  className?: string | undefined;
}

/** Range before the user began another one. */
interface FormerRange {
  /** First day or period of the other range. */
  begun: string | null;
  range: DateRange | null;
}

/**
 * Manages a range of days or periods that is selected with two presses, previewed in between, and dragged at its ends;
 * Escape restores the previous range.
 * @param attribute Attribute with the day or period of a cell, as a string that sorts by time.
 * @param usable Returns the usable ends of a value, which the prop of this name gave.
 */
export function useRangeSelection<Ends extends DateRange>(
  attribute: CellAttribute,
  props: RangeProps,
  usable: (prop: string, value: DateRange | null) => Ends,
) {
  const { defaultValue = null, onPreviewChange, name } = props;
  const [value, setValue] = useControllableState<DateRange | null, RangeChangeDetails>({
    value: props.value,
    defaultValue,
    onValueChange: props.onValueChange,
  });
  const ends = usable(props.value === undefined ? 'defaultValue' : 'value', value);
  const { from, to } = ends;
  const begun = (from === null) === (to === null) ? null : (from ?? to);
  const [former, setFormer] = useState<FormerRange | null>(null);
  const preview = useRangePreview(begun, onPreviewChange, attribute);
  const drag = useRangeDrag({ from, to }, attribute, preview.notify);
  const nameOf = (end: string) => (name === undefined ? undefined : `${name}-${end}`);

  return {
    ends,
    /** Start of a range without an end, or `null`. */
    begun,
    /** Range as shown, even during a drag. */
    shown: drag.dragged ?? { from, to },
    /** Class of the root element. */
    className: cx(styles.range, from !== null && from === to && styles.oneDay, props.className),
    /** Sets the range after a press; returns it. */
    select: (next: DateRange | null, event: Event): DateRange | null => {
      const reason = next === null ? 'clear' : next.to === null ? 'start' : 'end';
      if (next && reason === 'start') setFormer({ begun: next.from, range: value });
      setValue(next, { reason, event });
      if (reason !== 'start') preview.notify(null);
      return next;
    },
    /**
     * Returns the options that are the same for days and periods.
     * @param messageOf Returns the announcement of a range.
     * @param canLieBetween Whether a range may lie between two available cells.
     */
    selection: (
      messageOf: (range: DateRange | null) => string,
      canLieBetween: (fixed: string, at: string, whyUnavailable: WhyUnavailable) => boolean,
    ) => ({
      several: true,
      values: [
        [nameOf('from'), from ?? ''],
        [nameOf('to'), to ?? ''],
      ] as const,
      onReset: (event: Event) => {
        if (!isSameRange(defaultValue, value)) setValue(defaultValue, { reason: 'reset', event });
      },
      // Restores the previous range, if another one was begun.
      onCancel:
        former && former.begun === begun
          ? (event: Event) => {
              setValue(former.range, { reason: 'cancel', event });
              preview.notify(null);
              return { message: messageOf(former.range), key: former.range?.from ?? null };
            }
          : undefined,
      gesture: {
        onPointerDown: (press, { whyUnavailable, announce }) => {
          const isValid = (fixed: string, at: string) =>
            whyUnavailable(at) === false && canLieBetween(fixed, at, whyUnavailable);
          drag.begin(press, isValid, (range, event) => {
            setValue(range, { reason: 'drag', event });
            announce(messageOf(range));
          });
        },
        ignoresClick: drag.isDrag,
        // The dragged range is the preview.
        onPoint: drag.dragged ? undefined : preview.point,
        onDraw: preview.paint,
      } satisfies RangeGesture,
    }),
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
  attribute: CellAttribute,
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

/**
 * Lets the pointer drag an end of a range to another day. The other end is fixed; an end that is dragged across it becomes
 * the other end. Escape cancels.
 * @param onPreview Called with the range while an end is dragged, and with `null` when the drag ends.
 */
function useRangeDrag(
  { from, to }: DateRange,
  attribute: CellAttribute,
  onPreview: (range: FullRange | null) => void,
) {
  const [dragged, setDragged] = useState<FullRange | null>(null);
  const stop = useRef<(() => void) | null>(null);
  const hasMoved = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  const begin = (
    { target, currentTarget: grid, nativeEvent: press }: ReactPointerEvent<HTMLElement>,
    isValid: (fixed: IsoDate, day: IsoDate) => boolean,
    onDrop: (range: FullRange, event: Event) => void,
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

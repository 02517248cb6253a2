'use client';
import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { isRightToLeft } from '../../../internals/direction';
import { useFormReset } from '../../../internals/use-form-reset';
import { keyboardRow, type KeyboardRow } from './keyboard-map';
import { useGridFocus } from './use-grid-focus';

/** What a calendar passes to its grid about the cells: days, months, quarters or years. A key is a cell's name. */
export interface CalendarGridOptions {
  /** Attribute that holds a cell's key. */
  attribute: 'data-day' | 'data-period';
  /** Keys of the cells that should take the tab stop, best first; those not in sight are passed over. */
  preferred: ReadonlyArray<string | null>;
  /** Whether the cells are not known yet, as on the server. */
  pending: boolean;
  disabled: boolean;
  readOnly: boolean;
  /** Whether the best cell takes focus when the calendar appears. */
  autoFocus: boolean;
  /** Reason why a cell cannot be picked, `true` without one, or `false`. */
  refusalOf: (key: string) => string | boolean;
  /** Text for a refusal without a reason. */
  unavailable: string;
  /** Key of the cell that a step leads to. */
  stepFrom: (key: string, row: KeyboardRow) => string;
  /** Called when a key of the keyboard moves focus to a cell, which may have to come into sight. */
  onMove: (key: string, event: Event) => void;
  /** Called when a cell that can be picked is pressed; returns the message to announce. */
  onPick: (key: string, event: Event) => string | undefined;
  /** Called when the pointer or focus comes to a cell that can be picked, with `null` when it leaves. */
  onPoint?: ((key: string | null, grid: HTMLElement) => void) | undefined;
  /** Called after every drawing, before it is seen. */
  onDraw?: ((grid: HTMLElement) => void) | undefined;
  /** Called when the form is reset. */
  onReset: (event: Event) => void;
}

/**
 * Keys, presses, pointing and announcements of a calendar, handled by the element around all cells, without a
 * render of their own.
 */
export function useCalendarGrid(options: CalendarGridOptions) {
  const { attribute, disabled, readOnly, refusalOf, onPoint, onDraw } = options;
  const gridRef = useRef<HTMLDivElement>(null);
  const liveRef = useRef<HTMLSpanElement>(null);
  const noteRef = useRef<HTMLDivElement>(null);
  const controlRef = useRef<HTMLInputElement>(null);
  const announce = (message: string) => {
    if (liveRef.current) liveRef.current.textContent = message;
  };
  const focus = useGridFocus({
    root: gridRef,
    attribute,
    preferred: options.preferred,
    enabled: !disabled && !options.pending,
    autoFocus: options.autoFocus,
    onRename: (cell) => announce(cell.getAttribute('aria-label') ?? ''),
  });
  useFormReset(controlRef, options.onReset);
  useLayoutEffect(() => {
    if (gridRef.current) onDraw?.(gridRef.current);
  });

  const cellAt = (target: EventTarget) =>
    (target as Element).closest<HTMLElement>(`[${attribute}]`);
  const keyOf = (cell: HTMLElement | null) => cell?.getAttribute(attribute) ?? null;
  const reasonOf = (refusal: string | boolean) =>
    refusal === true ? options.unavailable : refusal || '';
  const pick = (key: string, event: Event) => {
    // A disabled fieldset disables the control alone.
    if (disabled || readOnly || controlRef.current?.matches(':disabled')) return;
    const refusal = refusalOf(key);
    announce(refusal === false ? (options.onPick(key, event) ?? '') : reasonOf(refusal));
  };
  const point = (cell: HTMLElement | null) => {
    const key = keyOf(cell);
    const refusal = key === null ? false : refusalOf(key);
    const isPickable = refusal === false && !disabled && !readOnly;
    if (gridRef.current) onPoint?.(isPickable ? key : null, gridRef.current);
    const note = noteRef.current;
    if (!note) return;
    const reason = reasonOf(refusal);
    note.textContent = reason;
    if (reason) note.dataset.open = '';
  };
  const closeNote = () => noteRef.current?.removeAttribute('data-open');

  const handlers = {
    onClick: (event: MouseEvent<HTMLElement>) => {
      const key = keyOf(cellAt(event.target));
      if (key !== null) pick(key, event.nativeEvent);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const cell = cellAt(event.target);
      const key = keyOf(cell);
      const row = cell && keyboardRow(event, () => isRightToLeft(cell));
      if (!row || key === null) return;
      event.preventDefault();
      if (row.step === 'pick') return pick(key, event.nativeEvent);
      const target = options.stepFrom(key, row);
      if (target === key) return;
      focus.focus(target);
      options.onMove(target, event.nativeEvent);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const cell = cellAt(event.target);
      if (!cell) return;
      focus.take(cell);
      point(cell);
    },
    onPointerOver: (event: PointerEvent<HTMLElement>) => point(cellAt(event.target)),
    onPointerLeave: () => {
      point(null);
      closeNote();
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) closeNote();
    },
  };
  return { gridRef, liveRef, noteRef, controlRef, handlers, announce, focus };
}

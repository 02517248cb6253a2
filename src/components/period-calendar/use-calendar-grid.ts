'use client';
import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { isRightToLeft } from '../../core/dom';
import { useAnnouncer } from '../../core/messages/announcer';
import type { KeyboardRow } from '../calendar';
import { keyboardRow } from '../calendar/parts';
import { useGridFocus } from './use-grid-focus';

/** Options of a calendar grid. Its cells are days or periods, identified by a key. */
export interface CalendarGridOptions {
  /** Attribute with the key of a cell. */
  attribute: 'data-day' | 'data-period';
  /** Keys of the preferred cells for the tab stop, best first; invisible ones are skipped. */
  preferred: ReadonlyArray<string | null>;
  /** Whether the cells are unknown, as on the server. */
  pending: boolean;
  disabled: boolean;
  readOnly: boolean;
  /** Whether the preferred cell receives focus on mount. */
  autoFocus: boolean;
  /** Returns the reason why a cell is unavailable, `true` without a reason, or `false`. */
  whyUnavailable: (key: string) => string | boolean;
  /** Text for an unavailable cell without a reason. */
  unavailable: string;
  /** Returns the key of the cell after a step. */
  stepFrom: (key: string, row: KeyboardRow) => string;
  /** Called when a key moves focus to a cell, which may not be visible yet. */
  onMove: (key: string, event: Event, row: KeyboardRow) => void;
  /** Called when an available cell is pressed; returns a message to announce. */
  onPick: (key: string, event: Event) => string | undefined;
  /** Called when a pointer is pressed on the cells, unless they cannot be changed. */
  onPress?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  /** Called before a click is handled; returns whether it is ignored. */
  ignoresClick?: (() => boolean) | undefined;
  /** Called when an available cell is hovered or focused, and with `null` on leave. */
  onPoint?: ((key: string | null, grid: HTMLElement) => void) | undefined;
  /** Called after every render, before paint. */
  onDraw?: ((grid: HTMLElement) => void) | undefined;
}

/**
 * Handles keys, presses, hover and announcements of a calendar, with listeners on the element around all
 * cells and without a render.
 */
export function useCalendarGrid<Root extends HTMLElement = HTMLDivElement>(
  options: CalendarGridOptions,
) {
  const { attribute, disabled, readOnly, whyUnavailable, onPoint, onDraw } = options;
  const gridRef = useRef<Root>(null);
  const noteRef = useRef<HTMLDivElement>(null);
  const { say: announce } = useAnnouncer(gridRef);
  const { focusCell, setTabStop, focusTabStop } = useGridFocus({
    root: gridRef,
    attribute,
    preferred: options.preferred,
    enabled: !disabled && !options.pending,
    autoFocus: options.autoFocus,
    onRename: (cell) => announce(cell.getAttribute('aria-label') ?? ''),
  });
  useLayoutEffect(() => {
    if (gridRef.current) onDraw?.(gridRef.current);
  });

  const cellAt = (target: EventTarget) =>
    (target as Element).closest<HTMLElement>(`[${attribute}]`);
  const keyOf = (cell: HTMLElement | null) => cell?.getAttribute(attribute) ?? null;
  const reasonOf = (refusal: string | boolean) =>
    refusal === true ? options.unavailable : refusal || '';
  // A disabled fieldset disables native controls only.
  const isLocked = () =>
    disabled || readOnly || Boolean(gridRef.current?.closest('fieldset:disabled'));
  const pick = (key: string, event: Event) => {
    if (isLocked()) return;
    const refusal = whyUnavailable(key);
    announce(refusal === false ? (options.onPick(key, event) ?? '') : reasonOf(refusal));
  };
  const point = (cell: HTMLElement | null) => {
    const key = keyOf(cell);
    const refusal = key === null ? false : whyUnavailable(key);
    const isPickable = refusal === false && !isLocked();
    if (gridRef.current) onPoint?.(isPickable ? key : null, gridRef.current);
    const note = noteRef.current;
    if (!note) return;
    const reason = reasonOf(refusal);
    note.textContent = reason;
    if (reason) note.dataset.open = '';
  };
  const closeNote = () => noteRef.current?.removeAttribute('data-open');

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!isLocked()) options.onPress?.(event);
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (options.ignoresClick?.()) return;
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
      focusCell(target);
      options.onMove(target, event.nativeEvent, row);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const cell = cellAt(event.target);
      if (!cell) return closeNote();
      setTabStop(cell);
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
  return { gridRef, noteRef, handlers, announce, focusCell, focusTabStop };
}

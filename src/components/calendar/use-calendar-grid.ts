'use client';
import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { activeElementNear, isRightToLeft } from '../../core/dom';
import { useAnnouncer } from '../../core/messages/announcer';
import { useFocusRing } from '../../core/use-focus-ring';
import { keyboardRow, type KeyboardRow } from './keyboard-map';

/** Options of a calendar grid. Its cells are days or periods, identified by a key. */
export interface CalendarGridOptions {
  /** Attribute with the key of a cell. */
  attribute: 'data-day' | 'data-period';
  /** Key of the cell that is rendered as the tab stop until another one has had focus; `null` if none can. */
  tabStop: string | null;
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
  onSelect: (key: string, event: Event) => string | undefined;
  /** Called when a pointer is pressed on the cells, unless they cannot be changed. */
  onPointerDown?: ((event: PointerEvent<HTMLElement>) => void) | undefined;
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
  const { setTabStop, ...focus } = useGridFocus({
    root: gridRef,
    attribute,
    tabStop: options.tabStop,
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
  const locked = disabled || readOnly;
  const select = (key: string, event: Event) => {
    if (locked) return;
    const refusal = whyUnavailable(key);
    announce(refusal === false ? (options.onSelect(key, event) ?? '') : reasonOf(refusal));
  };
  const point = (cell: HTMLElement | null) => {
    const key = keyOf(cell);
    const refusal = key === null ? false : whyUnavailable(key);
    const isSelectable = refusal === false && !locked;
    if (gridRef.current) onPoint?.(isSelectable ? key : null, gridRef.current);
    const note = noteRef.current;
    if (!note) return;
    const reason = reasonOf(refusal);
    note.textContent = reason;
    if (reason) note.dataset.open = '';
  };
  const closeNote = () => noteRef.current?.removeAttribute('data-open');

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!locked) options.onPointerDown?.(event);
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (options.ignoresClick?.()) return;
      const key = keyOf(cellAt(event.target));
      if (key !== null) select(key, event.nativeEvent);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const cell = cellAt(event.target);
      const key = keyOf(cell);
      const row = cell && keyboardRow(event, () => isRightToLeft(cell));
      if (!row || key === null) return;
      event.preventDefault();
      if (row.step === 'pick') return select(key, event.nativeEvent);
      const target = options.stepFrom(key, row);
      if (target === key) return;
      focus.focusCell(target);
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
  return { gridRef, noteRef, handlers, announce, ...focus };
}

/** Options of {@link useGridFocus}. */
interface GridFocusOptions {
  /** Element around all cells. */
  root: RefObject<HTMLElement | null>;
  /** Attribute with the key of a cell, such as `data-day`. */
  attribute: string;
  /** Key of the cell that is rendered as the tab stop; `null` if no cell is focusable. */
  tabStop: string | null;
  /** Whether the preferred cell receives focus on mount. */
  autoFocus: boolean;
  /** Called if focus should move to an element that already has it, and whose name has changed. */
  onRename: (cell: HTMLElement) => void;
}

/**
 * Manages the single tab stop of a grid in the DOM: a key press moves focus and two attributes, without a
 * render. The server renders the first tab stop.
 */
function useGridFocus(options: GridFocusOptions) {
  const { root, attribute, autoFocus, onRename } = options;
  useFocusRing(root);
  const last = useRef<string | null>(null);
  const awaited = useRef<string | null>(null);
  const appearing = useRef(autoFocus);

  // A day may be visible in two months; focus the one in its own month.
  const find = (key: string | null) =>
    key
      ? root.current?.querySelector<HTMLElement>(`[${attribute}="${key}"]:not([data-outside])`)
      : null;
  /** Whether focus is in the grid, lost because its cell is gone, or elsewhere. */
  const focusPlace = () => {
    const { current: grid } = root;
    const focused = activeElementNear(grid);
    if (focused === null || focused === focused.ownerDocument.body) return 'lost';
    return grid?.contains(focused) ? 'inside' : 'elsewhere';
  };
  const tabStop = () => root.current?.querySelector<HTMLElement>(`[${attribute}][tabindex="0"]`);
  const moveTabStop = (cell: HTMLElement | null | undefined) => {
    // A render may have made another cell the tab stop, too.
    for (let other = tabStop(); other; other = tabStop()) other.tabIndex = -1;
    if (cell) cell.tabIndex = 0;
  };
  const setTabStop = (cell: HTMLElement) => {
    last.current = cell.getAttribute(attribute);
    awaited.current = null;
    moveTabStop(cell);
  };
  const focusCell = (key: string) => {
    const cell = find(key);
    awaited.current = cell ? null : key;
    if (!cell) return;
    const hadFocus = cell === activeElementNear(cell);
    cell.focus();
    setTabStop(cell);
    if (hadFocus) onRename(cell);
  };

  useLayoutEffect(() => {
    if (options.tabStop === null) return moveTabStop(null);
    const wish = awaited.current;
    const place = wish === null ? null : focusPlace();
    if (place === 'elsewhere') awaited.current = null;
    else if (wish !== null && find(wish)) return focusCell(wish);
    const cell = find(last.current) ?? find(options.tabStop);
    moveTabStop(cell);
    // The parent may show another month than that of the awaited cell.
    if (cell && (appearing.current || place === 'lost')) {
      appearing.current = false;
      cell.focus();
    }
  });

  return {
    /** Focuses a cell, now or after it is rendered. */
    focusCell,
    /** Focuses a cell after the next render, which shows it. */
    focusSoon: (key: string) => {
      awaited.current = key;
    },
    /** Makes a focused cell the tab stop. */
    setTabStop,
    focusTabStop: () => tabStop()?.focus(),
  };
}

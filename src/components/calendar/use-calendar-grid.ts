'use client';
import {
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { activeElementNear, dataAttr, isRightToLeft, moveFocus } from '../../core/dom';
import { useAnnouncer } from '../../core/messages/announcer';
import { useFocusRing } from '../../core/use-focus-ring';
import styles from './cell.module.css';
import { keyboardRow, type KeyboardRow } from './keyboard-map';

/** Position of a day or period in the value. */
export type DayPart = 'only' | 'start' | 'middle' | 'end';

/** Class name of every cell. */
export const cellClassName = styles.root;

// Each cell has its own handler although the root handles the event, because assistive technology offers
// "activate" only on elements with a listener.
const activatable = { onClick() {} };

/**
 * Returns the attributes of a cell.
 * @param part Position in the value.
 * @param current Whether it is the day or period of today.
 */
export function cellProps(
  part: DayPart | undefined,
  { current, unavailable, disabled }: Record<'current' | 'unavailable' | 'disabled', boolean>,
) {
  return {
    // With `false`, every other cell would be announced as "not selected".
    'aria-selected': part !== undefined || undefined,
    'aria-disabled': disabled || unavailable || undefined,
    'aria-current': current ? ('date' as const) : undefined,
    'data-selected': dataAttr(part !== undefined),
    'data-range-start': dataAttr(part === 'start'),
    'data-range-middle': dataAttr(part === 'middle'),
    'data-range-end': dataAttr(part === 'end'),
    'data-today': dataAttr(current),
    'data-unavailable': dataAttr(unavailable),
    'data-disabled': dataAttr(disabled),
    ...activatable,
  };
}

/** Attribute with the key of a cell: its day, or its period. */
export type CellAttribute = 'data-day' | 'data-period';

/** Focus of a grid, from {@link useGridFocus}. */
export type GridFocus = ReturnType<typeof useGridFocus<HTMLElement>>;

/**
 * Manages the single tab stop of a grid in the DOM: a key press moves focus and two attributes, without a
 * render. The server renders the first tab stop.
 * @param tabStop Key of the cell that is rendered as the tab stop; `null` if no cell is focusable.
 * @param autoFocus Whether the tab stop receives focus on mount.
 */
export function useGridFocus<Root extends HTMLElement>(
  attribute: CellAttribute,
  tabStop: string | null,
  autoFocus: boolean,
) {
  const gridRef = useRef<Root>(null);
  const { say: announce } = useAnnouncer(gridRef);
  useFocusRing(gridRef);
  const last = useRef<string | null>(null);
  const awaited = useRef<string | null>(null);
  const appearing = useRef(autoFocus);

  // A day may be visible in two months; focus the one in its own month.
  const find = (key: string | null) =>
    key
      ? gridRef.current?.querySelector<HTMLElement>(`[${attribute}="${key}"]:not([data-outside])`)
      : null;
  const current = () => gridRef.current?.querySelector<HTMLElement>(`[${attribute}][tabindex="0"]`);
  /** Whether focus is in the grid, lost because its cell is gone, or elsewhere. */
  const focusPlace = () => {
    const { current: grid } = gridRef;
    const focused = activeElementNear(grid);
    if (focused === null || focused === focused.ownerDocument.body) return 'lost';
    return grid?.contains(focused) ? 'inside' : 'elsewhere';
  };
  const moveTabStop = (cell: HTMLElement | null | undefined) => {
    // A render may have made another cell the tab stop, too.
    for (let other = current(); other; other = current()) other.tabIndex = -1;
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
    moveFocus(cell);
    setTabStop(cell);
    // Another month may have a cell of the same place, so that only its name has changed.
    if (hadFocus) announce(cell.getAttribute('aria-label') ?? '');
  };

  useLayoutEffect(() => {
    if (tabStop === null) return moveTabStop(null);
    const wish = awaited.current;
    const place = wish === null ? null : focusPlace();
    if (place === 'elsewhere') awaited.current = null;
    else if (wish !== null && find(wish)) return focusCell(wish);
    const cell = find(last.current) ?? find(tabStop);
    moveTabStop(cell);
    // The parent may show another month than that of the awaited cell.
    if (cell && (appearing.current || place === 'lost')) {
      appearing.current = false;
      moveFocus(cell);
    }
  });

  return {
    /** Attribute with the key of a cell. */
    attribute,
    /** Ref to the element around all cells. */
    gridRef,
    announce,
    /** Whether a cell is shown. */
    isShown: (key: string) => Boolean(find(key)),
    /** Focuses a cell, now or after it is rendered. */
    focusCell,
    /** Focuses a cell after the next render, which shows it. */
    focusSoon: (key: string) => {
      awaited.current = key;
    },
    /** Makes a focused cell the tab stop. */
    setTabStop,
    focusTabStop: () => current()?.focus(),
  };
}

/** Returns the reason why a cell is unavailable, or `false`. */
export type WhyUnavailable = (key: string) => string | false;

/** What a range does with a pointer over the cells. */
export interface RangeGesture {
  /** Called when a pointer is pressed on the cells, unless they cannot be changed. */
  onPointerDown: (
    event: PointerEvent<HTMLElement>,
    cells: { whyUnavailable: WhyUnavailable; announce: (message: string) => void },
  ) => void;
  /** Called before a click is handled; returns whether it is ignored. */
  ignoresClick: () => boolean;
  /** Called when an available cell is hovered or focused, and with `null` on leave. */
  onPoint?: ((key: string | null, grid: HTMLElement) => void) | undefined;
  /** Called after every render, before paint. */
  onDraw: (grid: HTMLElement) => void;
}

interface GridPressesOptions {
  /** Whether nothing can be selected. */
  locked: boolean;
  whyUnavailable: WhyUnavailable;
  /** Called for a key that moves focus; shows the cell after the step and returns its key. */
  onStep: (key: string, row: KeyboardRow, event: Event) => string;
  /** Called when an available cell is pressed; returns a message to announce. */
  onSelect: (key: string, event: Event) => string | undefined;
  gesture: RangeGesture | undefined;
}

/**
 * Handles keys, presses, hover and reasons of a calendar, with listeners on the element around all cells and
 * without a render.
 */
export function useGridPresses(focus: GridFocus, options: GridPressesOptions) {
  const { attribute, gridRef, announce } = focus;
  const { locked, whyUnavailable, onStep, onSelect, gesture } = options;
  const noteRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (gridRef.current) gesture?.onDraw(gridRef.current);
  });

  const cellAt = (target: EventTarget) =>
    (target as Element).closest<HTMLElement>(`[${attribute}]`);
  const keyOf = (cell: HTMLElement | null) => cell?.getAttribute(attribute) ?? null;
  const select = (key: string, event: Event) => {
    if (!locked) announce(whyUnavailable(key) || (onSelect(key, event) ?? ''));
  };
  const point = (cell: HTMLElement | null) => {
    const key = keyOf(cell);
    const reason = key !== null && whyUnavailable(key);
    if (gridRef.current) gesture?.onPoint?.(reason || locked ? null : key, gridRef.current);
    const note = noteRef.current;
    if (!note) return;
    note.textContent = reason || '';
    if (reason) note.dataset.open = '';
  };
  const closeNote = () => noteRef.current?.removeAttribute('data-open');

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!locked) gesture?.onPointerDown(event, { whyUnavailable, announce });
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (gesture?.ignoresClick()) return;
      const key = keyOf(cellAt(event.target));
      if (key !== null) select(key, event.nativeEvent);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const cell = cellAt(event.target);
      const key = keyOf(cell);
      const row = cell && keyboardRow(event, () => isRightToLeft(cell));
      if (!row || key === null) return;
      event.preventDefault();
      if (row.step === 'select') return select(key, event.nativeEvent);
      const target = onStep(key, row, event.nativeEvent);
      if (target !== key) focus.focusCell(target);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const cell = cellAt(event.target);
      if (!cell) return closeNote();
      focus.setTabStop(cell);
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
  return { noteRef, handlers };
}

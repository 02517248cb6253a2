'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { activeElementNear } from '../../core/dom';
import { useFocusRing } from '../../core/use-focus-ring';

/** Options of {@link useGridFocus}. */
interface GridFocusOptions {
  /** Element around all cells. */
  root: RefObject<HTMLElement | null>;
  /** Attribute with the key of a cell, such as `data-day`. */
  attribute: string;
  /** Keys of the preferred cells for the tab stop, best first; invisible ones are skipped. */
  preferred: ReadonlyArray<string | null | undefined>;
  /** Whether any cell is focusable. */
  enabled: boolean;
  /** Whether the preferred cell receives focus on mount. */
  autoFocus: boolean;
  /** Called if focus should move to an element that already has it, and whose name has changed. */
  onRename: (cell: HTMLElement) => void;
}

/** Functions that move focus in a grid without a render. */
interface GridFocus {
  /** Focuses a cell, now or after it is rendered. */
  focusCell: (key: string) => void;
  /** Makes a focused cell the tab stop. */
  setTabStop: (cell: HTMLElement) => void;
  /** Focuses the tab stop. */
  focusTabStop: () => void;
}

/**
 * Manages the single tab stop of a grid in the DOM: a key press moves focus and two attributes, without a
 * render. Every cell is rendered with `tabIndex={-1}`.
 */
export function useGridFocus(options: GridFocusOptions): GridFocus {
  const { root, attribute, preferred, enabled, autoFocus, onRename } = options;
  useFocusRing(root);
  const last = useRef<string | null>(null);
  const tabStop = useRef<HTMLElement | null>(null);
  const awaited = useRef<string | null>(null);
  const appearing = useRef(autoFocus);

  // A day may be visible in two months; focus the one in its own month.
  const find = (key: string | null | undefined) =>
    key
      ? root.current?.querySelector<HTMLElement>(`[${attribute}="${key}"]:not([data-outside])`)
      : null;
  /** Whether focus is in the grid, or lost because its cell is gone. */
  const isFocusHere = () => {
    const { current: grid } = root;
    const focused = activeElementNear(grid);
    return (
      focused === null || focused === focused.ownerDocument.body || grid?.contains(focused) === true
    );
  };
  const moveTabStop = (cell: HTMLElement | null) => {
    if (tabStop.current && tabStop.current !== cell) tabStop.current.tabIndex = -1;
    if (cell) cell.tabIndex = 0;
    tabStop.current = cell;
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
    if (!enabled) return moveTabStop(null);
    const wish = awaited.current;
    if (wish && find(wish)) {
      if (isFocusHere()) return focusCell(wish);
      awaited.current = null;
    }
    const cells = [last.current, ...preferred].map(find);
    const cell = cells.find(Boolean) ?? root.current?.querySelector<HTMLElement>(`[${attribute}]`);
    moveTabStop(cell ?? null);
    if (cell && appearing.current) {
      appearing.current = false;
      cell.focus();
    }
  });

  return { focusCell, setTabStop, focusTabStop: () => tabStop.current?.focus() };
}

'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useFocusRing } from '../../../internals/use-focus-ring';

/** What the one tab stop of a grid needs to know. */
export interface GridFocusOptions {
  /** Element around all cells. */
  root: RefObject<HTMLElement | null>;
  /** Attribute that names a cell, such as `data-day`. */
  attribute: string;
  /** Keys of the cells that should take the tab stop, best first; those not in sight are passed over. */
  preferred: ReadonlyArray<string | null | undefined>;
  /** Whether there is anything to focus. */
  enabled: boolean;
  /** Whether the best cell takes focus when the grid appears. */
  autoFocus: boolean;
  /** Called when focus should move to an element that has it already and says something else now. */
  onRename: (cell: HTMLElement) => void;
}

/** Moves of focus in a grid, all of them without a render. */
export interface GridFocus {
  /** Focuses the cell now, or as soon as it is drawn. */
  focus: (key: string) => void;
  /** Makes a cell that got focus the tab stop. */
  take: (cell: HTMLElement) => void;
  /** Focuses the tab stop. */
  focusStop: () => void;
}

/**
 * One tab stop among the cells of a grid, kept in the DOM: a key press moves focus and two attributes,
 * and React draws nothing. Every cell is rendered with `tabIndex={-1}`.
 */
export function useGridFocus(options: GridFocusOptions): GridFocus {
  const { root, attribute, preferred, enabled, autoFocus, onRename } = options;
  useFocusRing(root);
  const last = useRef<string | null>(null);
  const stop = useRef<HTMLElement | null>(null);
  const awaited = useRef<string | null>(null);
  const appearing = useRef(autoFocus);

  // A day may be shown in two months; the one of its own month is the one to focus.
  const find = (key: string | null | undefined) =>
    key
      ? root.current?.querySelector<HTMLElement>(`[${attribute}="${key}"]:not([data-outside])`)
      : null;
  const stopAt = (cell: HTMLElement | null) => {
    if (stop.current && stop.current !== cell) stop.current.tabIndex = -1;
    if (cell) cell.tabIndex = 0;
    stop.current = cell;
  };
  const take = (cell: HTMLElement) => {
    last.current = cell.getAttribute(attribute);
    awaited.current = null;
    stopAt(cell);
  };
  const focus = (key: string) => {
    const cell = find(key);
    awaited.current = cell ? null : key;
    if (!cell) return;
    const hadFocus = cell === cell.ownerDocument.activeElement;
    cell.focus();
    take(cell);
    if (hadFocus) onRename(cell);
  };

  useLayoutEffect(() => {
    if (!enabled) return stopAt(null);
    const wish = awaited.current;
    if (wish && find(wish)) return focus(wish);
    const cells = [last.current, ...preferred].map(find);
    const cell = cells.find(Boolean) ?? root.current?.querySelector<HTMLElement>(`[${attribute}]`);
    stopAt(cell ?? null);
    if (cell && appearing.current) {
      appearing.current = false;
      cell.focus();
    }
  });

  return { focus, take, focusStop: () => stop.current?.focus() };
}

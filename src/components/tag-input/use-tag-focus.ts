'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { activeElementNear } from '../../core/dom';

/** Elements of a tag input. */
export interface TagElements {
  /** Frame around tags and text field. */
  frame: RefObject<HTMLDivElement | null>;
  /** Grid of the tags, rendered while there are any. */
  grid: RefObject<HTMLDivElement | null>;
  /** Text field. */
  input: RefObject<HTMLInputElement | null>;
}

/** Scheduled focus: a tag, the text field after the last one, or `null` for none. */
interface Awaited {
  index: number | null;
  /** Tags before the expected change, `null` if none is expected. */
  tags: readonly string[] | null;
}

/**
 * Manages focus among the tags, of which one is a tab stop.
 * @param tags Rendered tags.
 * @param editor Current editor, `null` for none.
 */
export function useTagFocus(elements: TagElements, tags: readonly string[], editor: object | null) {
  const { frame, grid, input } = elements;
  const awaited = useRef<Awaited | null>(null);
  const wasEditing = useRef(false);

  useLayoutEffect(() => {
    if (tags.length === 0) return;
    const rows = rowsOf(grid.current);
    setTabStop(rows, rows.find(({ tabIndex }) => tabIndex === 0) ?? rows[0]);
  }, [tags, grid]);

  useLayoutEffect(() => {
    const isEditing = editor !== null;
    const hasClosed = wasEditing.current && !isEditing;
    wasEditing.current = isEditing;
    // If the parent has closed it, no change is expected.
    const next = awaited.current ?? (hasClosed ? { index: Infinity, tags: null } : null);
    if (!next) return;
    // A parent may render the changed tags after the editor closes.
    if (next.tags !== tags) awaited.current = null;
    if (next.index !== null && hasFocus(frame.current)) focusTag({ grid, input }, next.index);
  }, [tags, editor, frame, grid, input]);

  return {
    /** Returns the index of the tag of an element, -1 for other elements. */
    indexOf: (element: Element | null) => rowsOf(grid.current).indexOf(element as HTMLElement),
    /** Focuses a tag, or the text field after the last one. */
    focusTag: (index: number) => focusTag({ grid, input }, index),
    /** Focuses a tag after the current change has rendered. */
    focusAfterChange: (index: number) => {
      awaited.current = { index, tags };
    },
    /** Focuses a tag, or the text field after the last one, after the editor has closed; `null` for neither. */
    focusAfterClose: (index: number | null) => {
      awaited.current = { index, tags: null };
    },
  };
}

/** Makes a tag the only tab stop. Set in the DOM, so that moving focus causes no render. */
export function setTabStop(rows: readonly HTMLElement[], stop: Element | undefined): void {
  for (const row of rows) {
    const tabIndex = row === stop ? 0 : -1;
    if (row.tabIndex !== tabIndex) row.tabIndex = tabIndex;
  }
}

/** Returns the elements of the tags in order. */
export function rowsOf(grid: Element | null): HTMLElement[] {
  return [...(grid?.children ?? [])] as HTMLElement[];
}

function focusTag({ grid, input }: Pick<TagElements, 'grid' | 'input'>, index: number): void {
  const target = rowsOf(grid.current)[Math.max(index, 0)] ?? input.current;
  // Clear the selection of tags for copying.
  getSelection()?.removeAllRanges();
  target?.focus();
  // Test environments without layout have no such method.
  target?.scrollIntoView?.({ block: 'nearest' });
}

/** Whether the element contains focus, or nothing has focus, as after removal of the focused element. */
function hasFocus(element: Element | null): boolean {
  const focused = activeElementNear(element);
  return !focused || focused === document.body || element?.contains(focused) === true;
}

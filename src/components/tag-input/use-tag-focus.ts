'use client';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Elements of a tag input. */
export interface TagElements {
  /** Frame around tags and text field. */
  frame: RefObject<HTMLDivElement | null>;
  /** Grid of the tags, there while there are any. */
  grid: RefObject<HTMLDivElement | null>;
  /** Text field. */
  input: RefObject<HTMLInputElement | null>;
}

/** How focus moves among the tags of an input. */
export interface TagFocus {
  /** Returns the place of the tag that the element is, -1 for any other. */
  indexOf: (element: Element | null) => number;
  /** Focuses a tag, or the text field beyond the last one. */
  focusTag: (index: number) => void;
  /** Focuses a tag once the change of the tags that was just made is drawn. */
  focusAfterChange: (index: number) => void;
  /** Focuses a tag, or the text field beyond the last one, once what was edited has closed; `null` for neither. */
  focusAfterClose: (index: number | null) => void;
}

/** Where focus goes: a tag, the text field beyond the last one, or `null` for where it is. */
interface Awaited {
  index: number | null;
  /** Tags before the change that is awaited, `null` where none is. */
  tags: readonly string[] | null;
}

/**
 * Roving focus of the tags.
 * @param tags Tags that are drawn.
 * @param editor What is being edited, `null` for nothing.
 */
export function useTagFocus(
  elements: TagElements,
  tags: readonly string[],
  editor: object | null,
): TagFocus {
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
    // Where the parent has closed it, nothing is awaited.
    const next = awaited.current ?? (hasClosed ? { index: Infinity, tags: null } : null);
    if (!next) return;
    // A parent may draw the changed tags later than the editor closes.
    if (next.tags !== tags) awaited.current = null;
    if (next.index !== null && hasFocus(frame.current)) focusTag({ grid, input }, next.index);
  }, [tags, editor, frame, grid, input]);

  return {
    indexOf: (element) => rowsOf(grid.current).indexOf(element as HTMLElement),
    focusTag: (index) => focusTag({ grid, input }, index),
    focusAfterChange: (index) => {
      awaited.current = { index, tags };
    },
    focusAfterClose: (index) => {
      awaited.current = { index, tags: null };
    },
  };
}

/** Makes a tag the tab stop: it alone is reached by Tab. Set in the DOM, so that moving focus renders nothing. */
export function setTabStop(rows: readonly HTMLElement[], stop: Element | undefined): void {
  for (const row of rows) {
    const tabIndex = row === stop ? 0 : -1;
    if (row.tabIndex !== tabIndex) row.tabIndex = tabIndex;
  }
}

/** Elements of the tags in their order. */
export function rowsOf(grid: Element | null): HTMLElement[] {
  return [...(grid?.children ?? [])] as HTMLElement[];
}

function focusTag({ grid, input }: Pick<TagElements, 'grid' | 'input'>, index: number): void {
  const target = rowsOf(grid.current)[Math.max(index, 0)] ?? input.current;
  // Tags that were selected to be copied no longer are.
  getSelection()?.removeAllRanges();
  target?.focus();
  // Test environments without layout have no such method.
  target?.scrollIntoView?.({ block: 'nearest' });
}

/** Whether the element or what is in it has focus, or nothing has, as after a focused element is gone. */
function hasFocus(element: Element | null): boolean {
  const root = element?.getRootNode() as Document | ShadowRoot | undefined;
  const focused = root?.activeElement;
  return !focused || focused === document.body || element?.contains(focused) === true;
}

'use client';
import { useLayoutEffect, useRef } from 'react';
import type { TagContext } from './tag-context';

const rowsOf = ({ grid }: TagContext) => [...(grid.current?.children ?? [])] as HTMLElement[];

/** Place of the tag that the element is, -1 for any other. */
export function placeOf(context: TagContext, element: Element | null): number {
  return element ? Array.prototype.indexOf.call(context.grid.current?.children ?? [], element) : -1;
}

/** Focuses the tag, or the text field beyond the last one. */
export function focusTag({ grid, input }: TagContext, index: number): void {
  const target = grid.current?.children[Math.max(index, 0)] ?? input.current;
  // Tags that were selected to be copied are so no more.
  getSelection()?.removeAllRanges();
  if (target instanceof HTMLElement) target.focus();
  target?.scrollIntoView({ block: 'nearest' });
}

/** Makes the tag the tab stop: it alone is reached by Tab. Kept in the DOM, so that a key press draws nothing anew. */
export function stopAt(context: TagContext, row: Element | undefined): void {
  for (const other of rowsOf(context)) {
    const index = other === row ? 0 : -1;
    if (other.tabIndex !== index) other.tabIndex = index;
  }
}

/** Moves focus to where a change asked for it, and keeps one tab stop whatever tags come and go. */
export function useTagFocus(context: TagContext): void {
  const { state, later } = context;
  const { tags } = state;
  const latest = useRef(context);
  latest.current = context;
  useLayoutEffect(() => {
    const rows = rowsOf(latest.current);
    stopAt(latest.current, rows.find(({ tabIndex }) => tabIndex === 0) ?? rows[0]);
    if (later.current !== null) focusTag(latest.current, later.current);
    later.current = null;
  }, [tags, later]);
}

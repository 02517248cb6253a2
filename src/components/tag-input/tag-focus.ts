'use client';
import { useLayoutEffect } from 'react';
import { useCommitted } from '../../internals/use-committed';
import type { TagContext } from './tag-context';

const rowsOf = ({ grid }: TagContext) => [...(grid.current?.children ?? [])] as HTMLElement[];

/** Places that get focus once the tags have changed, by the text field beside them. */
const awaited = new WeakMap<Element, number>();

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

/** Focuses the tag once the tags have changed. */
export function focusLater({ input }: TagContext, index: number): void {
  if (input.current) awaited.set(input.current, index);
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
  const latest = useCommitted(context);
  const { tags } = context.state;
  useLayoutEffect(() => {
    const field = latest.current.input.current;
    const rows = rowsOf(latest.current);
    const index = field && awaited.get(field);
    if (tags.length > 0) {
      stopAt(latest.current, rows.find(({ tabIndex }) => tabIndex === 0) ?? rows[0]);
    }
    if (!field || index === null || index === undefined) return;
    awaited.delete(field);
    focusTag(latest.current, index);
  }, [tags, latest]);
}

import { rowsOf } from './use-tag-focus';

/** Places of the tags that the browser's selection touches, else of the focused one. */
export function selectedTags(grid: Element | null): number[] {
  const rows = rowsOf(grid);
  const selection = getSelection();
  const touched = rows.flatMap((row, index) =>
    selection && !selection.isCollapsed && selection.containsNode(row, true) ? [index] : [],
  );
  if (touched.length > 0) return touched;
  const focused = rows.findIndex((row) => row === document.activeElement);
  return focused < 0 ? [] : [focused];
}

/** Selects all tags as the browser does a text, so that it draws and copies them. */
export function selectAllTags(grid: Element | null): void {
  if (grid) getSelection()?.selectAllChildren(grid);
}

/** Selects the focused tag where nothing is selected, because browsers copy only a selection. */
export function selectFocusedTag(grid: Element | null): void {
  const focused = rowsOf(grid).find((row) => row === document.activeElement);
  if (focused && getSelection()?.isCollapsed !== false) getSelection()?.selectAllChildren(focused);
}

import type { TagContext } from './tag-context';
import { focusLater, focusTag, placeOf } from './tag-focus';

/** Moves a tag, as far as there is room, and says where it is now. */
export function moveTag(context: TagContext, index: number, place: number, event: Event): void {
  const { state, rules } = context;
  const { tags } = state;
  const to = Math.min(Math.max(place, 0), tags.length - 1);
  const tag = tags[index];
  if (tag === undefined || to === index) return;
  const next = tags.filter((_, other) => other !== index);
  next.splice(to, 0, tag);
  const { labels, counted } = rules;
  const text = counted(
    (position) => counted((total) => labels.moved(tag, position, total), tags.length),
    to + 1,
  );
  focusLater(context, to);
  state.change(next, 'move', event, { kind: 'report', text });
}

/** Takes the last change back. */
export function undoChange(context: TagContext, event: Event): void {
  const { state, rules, input } = context;
  const before = state.before();
  if (!before || context.locked()) return;
  // The button that undoes goes away with its message.
  if (placeOf(context, document.activeElement) < 0) input.current?.focus();
  state.change(before, 'undo', event, { kind: 'report', text: rules.labels.undone });
}

/** Selects all tags as the browser does a text, so that it copies and draws them. */
export function selectAll(context: TagContext): void {
  const { state, rules, grid } = context;
  const { labels } = rules;
  if (!grid.current) return;
  if (placeOf(context, document.activeElement) < 0) focusTag(context, state.tags.length - 1);
  getSelection()?.selectAllChildren(grid.current);
  state.say({ kind: 'quiet', text: rules.counted(labels.selected, state.tags.length) });
}

/** Places of the tags that the browser's selection touches, else of the focused one. */
export function selectedTags(context: TagContext): number[] {
  const rows = [...(context.grid.current?.children ?? [])];
  const selection = getSelection();
  const touched = rows.flatMap((row, index) =>
    selection && !selection.isCollapsed && selection.containsNode(row, true) ? [index] : [],
  );
  const focused = placeOf(context, document.activeElement);
  return touched.length > 0 ? touched : focused < 0 ? [] : [focused];
}

/** Selects the focused tag where nothing is, because browsers copy nothing else. */
export function selectFocused(context: TagContext): void {
  const row = context.grid.current?.children[placeOf(context, document.activeElement)];
  if (row && getSelection()?.isCollapsed !== false) getSelection()?.selectAllChildren(row);
}

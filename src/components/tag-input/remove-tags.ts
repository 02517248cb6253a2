import { undoable } from './report-tags';
import { joinTags } from './split-tags';
import { selectedTags } from './tag-actions';
import type { TagContext } from './tag-context';
import { focusLater } from './tag-focus';

/** Removes a tag and focuses the place `next`. */
export function removeTag(context: TagContext, index: number, next: number, event: Event): void {
  const { state, rules } = context;
  const tag = state.tags[index];
  if (tag === undefined || context.locked()) return;
  focusLater(context, next);
  state.change(
    state.tags.filter((_, other) => other !== index),
    'remove',
    event,
    undoable(context, rules.labels.removed(tag)),
  );
}

/** Removes several tags at once. */
export function removeTags(context: TagContext, places: readonly number[], event: Event): void {
  const { state, rules } = context;
  const gone = new Set(places);
  focusLater(context, places[0] ?? 0);
  state.change(
    state.tags.filter((_, index) => !gone.has(index)),
    gone.size === state.tags.length ? 'clear' : 'remove',
    event,
    undoable(context, rules.counted(rules.labels.removedMany, gone.size)),
  );
}

/** Removes all tags. */
export function clearTags(context: TagContext, event: Event): void {
  context.input.current?.focus();
  removeTags(context, [...context.state.tags.keys()], event);
}

/** Puts the selected tags on the clipboard, one a line, in a form that pastes as the same tags; `cut` removes them. */
export function copyTags(context: TagContext, event: ClipboardEvent, cut: boolean): void {
  const { state, rules, props } = context;
  const places = selectedTags(context);
  if (places.length === 0) return;
  const chosen = places.map((index) => state.tags[index] ?? '');
  event.preventDefault();
  event.clipboardData?.setData('text/plain', joinTags(chosen, props.delimiter));
  if (cut && !context.locked()) removeTags(context, places, event);
  else state.say({ kind: 'report', text: rules.counted(rules.labels.copied, chosen.length) });
}

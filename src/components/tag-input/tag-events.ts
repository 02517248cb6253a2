import type { ClipboardEvent, KeyboardEvent, SyntheticEvent } from 'react';
import { isRightToLeft } from '../../internals/direction';
import { copyTags, removeTag, removeTags } from './remove-tags';
import { addMany } from './report-tags';
import { readEntries } from './read-entries';
import { pastePattern, splitTags } from './split-tags';
import { moveTag, selectAll, selectFocused, selectedTags, undoChange } from './tag-actions';
import { isComposing, type TagContext } from './tag-context';
import { focusTag, placeOf } from './tag-focus';

/** Keys that walk among the tags along the reading direction, by the step that they take. */
const walks: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** Whether the key is one of those that act with Control on the tags; acts. */
function pressControl(context: TagContext, event: KeyboardEvent): void {
  const { key, nativeEvent } = event;
  if (key === 'a') selectAll(context);
  else if (key === 'z' && !event.shiftKey) undoChange(context, nativeEvent);
  else {
    // The browser copies after this, what is selected by then.
    if (/^[cx]$/.test(key)) selectFocused(context);
    return;
  }
  event.preventDefault();
}

function pressTag(context: TagContext, event: KeyboardEvent, index: number): void {
  const { grid, state, input, locked } = context;
  const { key, altKey, nativeEvent } = event;
  const last = state.tags.length - 1;
  const mirrored = /^Arrow[LR]/.test(key) && grid.current && isRightToLeft(grid.current);
  const step = (walks[key] ?? 0) * (mirrored ? -1 : 1);
  const leap = key === 'Home' ? -index : key === 'End' ? last - index : 0;
  if (event.ctrlKey || event.metaKey) return pressControl(context, event);
  if (step || key === 'Home' || key === 'End') {
    if (!altKey) focusTag(context, index + (step || leap));
    else if (!locked()) moveTag(context, index, index + (step || leap), nativeEvent);
  } else if (key === 'Delete' || key === 'Backspace') {
    const chosen = selectedTags(context);
    if (locked()) return undefined;
    if (chosen.length > 1) removeTags(context, chosen, nativeEvent);
    else {
      const isBack = key === 'Backspace' && index < last;
      removeTag(context, index, isBack ? index - 1 : index, nativeEvent);
    }
  } else if (key === 'Enter' || key === 'F2') edit(context, index);
  else if (key === 'Escape') input.current?.focus();
  else {
    // The letter goes to where the focus is when the key has been pressed.
    if (key.length === 1 && !altKey && !locked()) input.current?.focus();
    return undefined;
  }
  return event.preventDefault();
}

function edit(context: TagContext, index: number): void {
  if (!context.locked()) context.begin(index);
}

/** Acts on a tag: by a key, a press on its button, two presses, or the clipboard. */
export function tagEvent(context: TagContext, event: SyntheticEvent, row: Element): void {
  const { props } = context;
  const { nativeEvent, target, type } = event;
  const index = placeOf(context, row);
  const isButton = target instanceof HTMLButtonElement;
  if (type === 'keydown') {
    const press = event as KeyboardEvent;
    if (target === row && !isComposing(press)) pressTag(context, press, index);
  } else if (type === 'click' && isButton) removeTag(context, index, index, nativeEvent);
  else if (type === 'dblclick' && !isButton) edit(context, index);
  else if (type === 'copy' || type === 'cut') {
    copyTags(context, nativeEvent as globalThis.ClipboardEvent, type === 'cut');
  } else if (type === 'paste' && !context.locked()) {
    const text = (event as ClipboardEvent).clipboardData.getData('text/plain');
    event.preventDefault();
    if (text) addMany(context, splitTags(text, props.delimiter), 'paste', nativeEvent);
  }
}

/** Acts on a key in the text field that belongs to the tags: the way back to them, and Control with an empty text. */
export function pressText(context: TagContext, event: KeyboardEvent<HTMLInputElement>): void {
  const { key, altKey } = event;
  // Not the event's target: React has taken it back where this has just loaded.
  const field = context.input.current;
  if (!field) return;
  const last = context.state.tags.length - 1;
  if (event.ctrlKey || event.metaKey) {
    // With a text of its own the field keeps these keys.
    if (!field.value) pressControl(context, event);
  } else if (field.selectionStart === 0 && field.selectionEnd === 0 && last >= 0 && !altKey) {
    const back = isRightToLeft(field) ? 'ArrowRight' : 'ArrowLeft';
    // A key that is held down stops at the first sign: the tags are no text to run over.
    if (key !== back && (key !== 'Backspace' || event.repeat)) return;
    event.preventDefault();
    focusTag(context, last);
  }
}

/** Takes a pasted text over: a list as tags, together with what stands around it, anything else as it is. */
export function pasteText(context: TagContext, pasted: string, event: Event): void {
  const { props, input } = context;
  const field = input.current;
  if (!field || context.locked()) return;
  const isList = readEntries(pasted, pastePattern(props.delimiter)).rest !== pasted;
  if (!isList) insertText(field, pasted);
  else {
    const { value, selectionStart, selectionEnd } = field;
    const whole = value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? 0);
    field.value = '';
    addMany(context, splitTags(whole, props.delimiter), 'paste', event);
  }
}

/** Inserts a text at the caret as if it were typed, so that the browser can take it back. */
function insertText(field: HTMLInputElement, text: string): void {
  field.focus();
  // The only way that keeps the field's own undo; browsers will not drop it for that reason.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, text);
}

'use client';
import {
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { activeElementNear, isComposing, isRightToLeft } from '../../core/dom';
import { joinTags, splitTags, type TagDelimiter } from './split-tags';
import type { TagTexts } from './tag-messages';
import type { Tags } from './use-tags';

/** Elements of a tag input. */
interface TagElements {
  /** Frame around tags and text field. */
  frame: RefObject<HTMLDivElement | null>;
  /** Grid of the tags, rendered while there are any. */
  grid: RefObject<HTMLDivElement | null>;
  /** Text field. */
  input: RefObject<HTMLInputElement | null>;
}

/** Ends editing of a tag. */
export type EndEditing = (
  by: 'enter' | 'blur' | 'escape',
  text: string | null,
  event: Event,
) => boolean;

/** Keys that move along the tags in reading order, with their step. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/**
 * Manages the tags as a grid: keys, pointer, clipboard, and editing of a tag in its place. Events of nested fields are
 * ignored.
 * @param delimiter What copied text is joined for, and pasted text split at.
 */
export function useTagGrid(
  elements: TagElements,
  state: Tags,
  texts: TagTexts,
  delimiter: TagDelimiter | undefined,
) {
  const { grid, input } = elements;
  const { tags, isLocked } = state;
  const [asked, setAsked] = useState<{ index: number; tag: string } | null>(null);
  const focus = useTagFocus(elements, tags, asked);

  // The parent may have replaced the tag.
  const isStale = asked !== null && (!state.canChange || tags[asked.index] !== asked.tag);
  if (isStale) setAsked(null);
  const editing = isStale ? null : asked;

  const edit = (index: number) => {
    if (!isLocked()) setAsked({ index, tag: tags[index] ?? '' });
  };
  /** Gives a tag another text; returns whether it was accepted. Empty text removes the tag. */
  const replace = (index: number, text: string, event: Event) => {
    if (text !== '') return state.edit(index, text, event);
    state.remove([index], { reason: 'remove', event });
    return true;
  };
  /**
   * Ends editing with the text of the field, `null` if it was not changed; returns whether it ends. Rejected text stays
   * on Enter, and is discarded when focus leaves the field.
   */
  const endEditing: EndEditing = (by, text, event) => {
    if (!editing) return true;
    const { index } = editing;
    if (by === 'escape') state.notify(null);
    else if (text !== null && !replace(index, text, event) && by === 'enter') return false;
    setAsked(null);
    if (by === 'enter' && text !== null) focus.focusAfterChange(index);
    else focus.focusAfterClose(by === 'blur' ? null : index);
    return true;
  };

  const undo = (event: Event) => {
    if (isLocked()) return;
    // The undo button disappears with its message.
    if (focus.indexOf(activeElementNear(grid.current)) < 0) input.current?.focus();
    state.undo(event);
  };
  const remove = (places: readonly number[], next: number, event: Event) => {
    if (isLocked()) return;
    focus.focusAfterChange(next);
    state.remove(places, { reason: 'remove', event });
  };
  const selectAll = () => {
    if (tags.length === 0) return;
    if (focus.indexOf(activeElementNear(grid.current)) < 0) focus.focusTag(tags.length - 1);
    // Like text, so that the browser highlights and copies them.
    if (grid.current) getSelection()?.selectAllChildren(grid.current);
    const text = texts.counted(texts.labels.selected, tags.length);
    state.notify({ type: 'quiet', text });
  };

  /** Handles a key with Control. */
  const pressControl = (event: KeyboardEvent) => {
    const { key } = event;
    // The browser then copies the current selection.
    if (key === 'c' || key === 'x') return selectFocusedTag(grid.current);
    if (key === 'a') selectAll();
    else if (key === 'z' && !event.shiftKey) undo(event.nativeEvent);
    else return undefined;
    return event.preventDefault();
  };

  /** Handles a key on a tag. */
  const pressTag = (event: KeyboardEvent, index: number) => {
    const { key, altKey, nativeEvent } = event;
    if (event.ctrlKey || event.metaKey) return pressControl(event);
    const to = destinationOf(key, index);
    if (to !== null) {
      if (!altKey) focus.focusTag(to);
      else if (!isLocked()) moveTag(index, to, nativeEvent);
    } else if (key === 'Delete' || key === 'Backspace') {
      // Holding the key removes one tag only.
      if (event.repeat) return event.preventDefault();
      const chosen = selectedTags(grid.current);
      const [first = index] = chosen;
      if (chosen.length > 1) remove(chosen, first, nativeEvent);
      else {
        const isBack = key === 'Backspace' && index < tags.length - 1;
        remove([index], isBack ? index - 1 : index, nativeEvent);
      }
    } else if (key === 'Enter' || key === 'F2') edit(index);
    else if (key === 'Escape') input.current?.focus();
    else {
      // The character is inserted into the field that has focus after the key press.
      if (key.length === 1 && !altKey && !isLocked()) input.current?.focus();
      return undefined;
    }
    return event.preventDefault();
  };
  /** Returns the index that a key moves to from a tag, possibly after the last one; `null` for other keys. */
  const destinationOf = (key: string, index: number) => {
    if (key === 'Home') return 0;
    if (key === 'End') return tags.length - 1;
    const step = steps[key];
    if (step === undefined) return null;
    const isHorizontal = key === 'ArrowLeft' || key === 'ArrowRight';
    const isMirrored = isHorizontal && grid.current !== null && isRightToLeft(grid.current);
    return index + (isMirrored ? -step : step);
  };
  const moveTag = (index: number, place: number, event: Event) => {
    const to = Math.min(Math.max(place, 0), tags.length - 1);
    if (to === index) return;
    focus.focusAfterChange(to);
    state.move(index, to, event);
  };

  /** Handles a key that moves from the text field to the tags, or acts on them while there is no text. */
  const pressInField = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, altKey, currentTarget } = event;
    if (event.ctrlKey || event.metaKey) {
      if (!currentTarget.value) pressControl(event);
      return;
    }
    const { selectionStart, selectionEnd } = currentTarget;
    if (selectionStart !== 0 || selectionEnd !== 0 || tags.length === 0 || altKey) return;
    const back = isRightToLeft(currentTarget) ? 'ArrowRight' : 'ArrowLeft';
    // Holding Backspace stops here, so that it deletes no tag.
    if (key !== back && (key !== 'Backspace' || event.repeat)) return;
    event.preventDefault();
    focus.focusTag(tags.length - 1);
  };

  /** Returns the index of an event's tag, -1 if several are selected, or `null` in a field or elsewhere. */
  const placeOf = ({ target }: SyntheticEvent) => {
    if (!(target instanceof Element) || target.matches('input')) return null;
    const row = target.closest('[role="row"], [role="grid"]');
    return row && grid.current?.contains(row) ? focus.indexOf(row) : null;
  };
  /** Copies or cuts the selected tags, one per line, in a form that pastes as the same tags. */
  const copy = (event: ClipboardEvent) => {
    if (placeOf(event) === null) return;
    const places = selectedTags(grid.current);
    const [first] = places;
    if (first === undefined) return;
    const chosen = places.map((index) => tags[index] ?? '');
    event.preventDefault();
    event.clipboardData.setData('text/plain', joinTags(chosen, delimiter));
    if (event.type === 'cut' && !isLocked()) return remove(places, first, event.nativeEvent);
    const text = texts.counted(texts.labels.copied, chosen.length);
    return state.notify({ type: 'report', text });
  };

  return {
    /** Tag that is edited, `null` for none. */
    editing,
    endEditing,
    undo,
    pressInField,
    /** Handlers of the frame around tags and text field. */
    handlers: {
      onFocus: ({ target }: FocusEvent) => {
        if (focus.indexOf(target) >= 0) setTabStop(rowsOf(grid.current), target);
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { target } = event;
        const isRow = target instanceof Element && target.matches('[role="row"]');
        if (isRow && !isComposing(event.nativeEvent)) pressTag(event, focus.indexOf(target));
      },
      onClick: (event: MouseEvent) => {
        const index = placeOf(event);
        const isButton = event.target instanceof HTMLButtonElement;
        if (index !== null && isButton) remove([index], index, event.nativeEvent);
      },
      onDoubleClick: (event: MouseEvent) => {
        const index = placeOf(event);
        const isButton = event.target instanceof HTMLButtonElement;
        if (index !== null && index >= 0 && !isButton) edit(index);
      },
      onCopy: copy,
      onCut: copy,
      onPaste: (event: ClipboardEvent) => {
        if (placeOf(event) === null || isLocked()) return;
        const text = event.clipboardData.getData('text/plain');
        event.preventDefault();
        const details = { reason: 'paste', event: event.nativeEvent } as const;
        if (text) state.addMany(splitTags(text, delimiter), details);
      },
    },
  };
}

/** Returns the indexes of the selected tags, or else of the focused one. */
function selectedTags(grid: Element | null): number[] {
  const rows = rowsOf(grid);
  const selection = getSelection();
  const touched = rows.flatMap((row, index) =>
    selection && !selection.isCollapsed && selection.containsNode(row, true) ? [index] : [],
  );
  if (touched.length > 0) return touched;
  const focused = rows.indexOf(activeElementNear(grid) as HTMLElement);
  return focused < 0 ? [] : [focused];
}

/** Selects the focused tag if nothing is selected, because browsers copy only a selection. */
function selectFocusedTag(grid: Element | null): void {
  const focused = rowsOf(grid).find((row) => row === activeElementNear(grid));
  if (focused && getSelection()?.isCollapsed !== false) getSelection()?.selectAllChildren(focused);
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
function useTagFocus(elements: TagElements, tags: readonly string[], editor: object | null) {
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
function setTabStop(rows: readonly HTMLElement[], stop: Element | undefined): void {
  for (const row of rows) {
    const tabIndex = row === stop ? 0 : -1;
    if (row.tabIndex !== tabIndex) row.tabIndex = tabIndex;
  }
}

/** Returns the elements of the tags in order. */
function rowsOf(grid: Element | null): HTMLElement[] {
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

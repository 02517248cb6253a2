'use client';
import { useState } from 'react';
import { lazyModule } from '../../../core/lazy-module';
import { useTagFocus, type TagElements } from '../use-tag-focus';
import type { Tags } from '../use-tags';
import type { TagInputLabels } from '../words';

/** What is being edited: one tag in place, or all tags as text. */
type Editing = { kind: 'tag'; index: number; tag: string } | { kind: 'all' };

/** Text of all tags, which few people open. */
export const bulkEdit = lazyModule(() => import('./bulk-edit'));

/** Index after the last tag: the text field. */
const textField = Infinity;

/**
 * Manages editing of one tag in place or of all tags as text, and focus at its end.
 * @param canChange Whether the tags are editable; otherwise editing ends.
 */
export function useEditing(
  elements: TagElements,
  state: Tags,
  labels: TagInputLabels,
  canChange: boolean,
) {
  const { tags, notify } = state;
  const [asked, setAsked] = useState<Editing | null>(null);
  const focus = useTagFocus(elements, tags, asked);

  // The parent may have replaced the tag.
  const isStale = !canChange || (asked?.kind === 'tag' && tags[asked.index] !== asked.tag);
  if (isStale && asked !== null) setAsked(null);
  const editing = isStale ? null : asked;

  const close = (next: number) => {
    focus.focusAfterClose(next);
    setAsked(null);
  };

  /**
   * Gives a tag another text; returns whether it was accepted. Empty text removes the tag.
   * @param text Text of the field, `null` if it was not changed.
   */
  const apply = (index: number, text: string | null, event: Event): boolean => {
    if (text === null) return true;
    if (text !== '') return state.edit(index, text, event);
    state.remove([index], { reason: 'remove', event });
    return true;
  };

  return {
    focus,
    editing,
    /** Opens the editor of a tag. */
    editTag: (index: number) => setAsked({ kind: 'tag', index, tag: tags[index] ?? '' }),
    /** Opens the text of all tags. */
    editAll: async () => {
      if (!(await bulkEdit.load())) return notify({ type: 'error', text: labels.failed });
      // While the text is open, there is no button to undo an earlier change.
      notify(null);
      setAsked({ kind: 'all' });
    },
    /** Cancels editing. */
    cancel: () => {
      notify(null);
      close(editing?.kind === 'tag' ? editing.index : textField);
    },
    /** Commits the edit of a tag; returns whether editing ends, because its text was accepted. */
    commitTag: (index: number, text: string | null, event: Event) => {
      if (!apply(index, text, event)) return false;
      setAsked(null);
      if (text === null) focus.focusAfterClose(index);
      else focus.focusAfterChange(index);
      return true;
    },
    /** Commits the edit of a tag that has lost focus; rejected text is discarded. */
    leaveTag: (index: number, text: string | null, event: Event) => {
      apply(index, text, event);
      setAsked(null);
      focus.focusAfterClose(null);
    },
    /** Commits the text of all tags; returns the first rejected entry, or `null`. */
    commitAll: (entries: readonly string[], event: Event) => {
      const refused = state.replace(entries, event);
      if (refused === null) close(textField);
      return refused;
    },
  };
}

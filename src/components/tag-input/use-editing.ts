'use client';
import { useState } from 'react';
import type { TagInputLabels } from '../../languages/language';
import type { BulkEdit } from './bulk-edit';
import { useTagFocus, type TagElements } from './use-tag-focus';
import type { Tags } from './use-tags';

/** What is edited: one tag in its place, or all tags as a text, by a part that loads when it is asked for. */
type Editing =
  | { kind: 'tag'; index: number; tag: string }
  | { kind: 'all'; BulkEdit: typeof BulkEdit };

const loadBulkEdit = () => import('./bulk-edit');

/** Place beyond the last tag: the text field. */
const textField = Infinity;

/**
 * Editing of one tag in its place or of all tags as a text, and where focus goes when it ends.
 * @param canChange Whether the tags can be changed; what is edited closes once they cannot.
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

  // The parent may have put another tag in the place.
  const isStale = !canChange || (asked?.kind === 'tag' && tags[asked.index] !== asked.tag);
  if (isStale && asked !== null) setAsked(null);
  const editing = isStale ? null : asked;

  const close = (next: number) => {
    focus.focusAfterClose(next);
    setAsked(null);
  };

  return {
    focus,
    editing,
    /** Opens the field in the place of a tag. */
    editTag: (index: number) => setAsked({ kind: 'tag', index, tag: tags[index] ?? '' }),
    /** Opens the text of all tags. */
    editAll: () =>
      void loadBulkEdit().then(
        ({ BulkEdit }) => {
          // The text shows no place to undo a former change.
          notify(null);
          setAsked({ kind: 'all', BulkEdit });
        },
        () => notify({ kind: 'error', text: labels.failed }),
      ),
    /** Closes what is edited and changes nothing. */
    cancel: () => {
      notify(null);
      close(editing?.kind === 'tag' ? editing.index : textField);
    },
    /**
     * Commits the edit of a tag; returns whether it ends. An empty text removes the tag; one that is refused stays open,
     * unless focus has left.
     * @param text Text of the field, `null` where it was not touched.
     */
    commitTag: (index: number, text: string | null, event: Event, hasLeft: boolean) => {
      if (text === '') state.remove([index], { reason: 'remove', event });
      else if (text !== null && !state.edit(index, text, event) && !hasLeft) return false;
      setAsked(null);
      if (hasLeft) focus.focusAfterClose(null);
      else if (text === null) focus.focusAfterClose(index);
      else focus.focusAfterChange(index);
      return true;
    },
    /** Commits the text of all tags; returns the first entry that was refused, `null` where all were accepted. */
    commitAll: (entries: readonly string[], event: Event) => {
      const refused = state.replace(entries, event);
      if (refused === null) close(textField);
      return refused;
    },
  };
}

'use client';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { withAllWords } from './rare-words';
import { useCommitted } from '../../internals/use-committed';
import { onDemand } from '../../internals/on-demand';
import type * as Bulk from './bulk-edit';
import { showTwins } from './report-tags';
import { usePart, withPart, type Part } from './rare-parts';
import type { TagContext } from './tag-context';
import { TagEditor } from './tag-editor';
import { useTagFocus } from './tag-focus';
import type * as Suggestions from './tag-suggestions';

// Loaded when it is asked for, and when the field gets focus and has suggestions.
const bulkEdit: Part<typeof Bulk> = onDemand(() => import('./bulk-edit'));
const tagSuggestions: Part<typeof Suggestions> = onDemand(() => import('./tag-suggestions'));

/** What the reader is about: the place of a tag that is edited, all tags as a text, or just somewhere near. */
export type TagTask = number | 'bulk' | 'near' | null;

/** Props of {@link TagExtras}. */
interface TagExtrasProps {
  context: TagContext;
  task: TagTask;
  frame: RefObject<HTMLElement | null>;
  messageId: string;
}

/** Parts of a tag input that is in use: the field in a tag's place, the text of all tags, the suggestions. */
export function TagExtras({ context: given, task, frame, messageId }: TagExtrasProps) {
  const context = withAllWords(given);
  const BulkEdit = usePart(bulkEdit)?.BulkEdit;
  const TagSuggestions = usePart(tagSuggestions)?.TagSuggestions;
  const { suggestions } = context.props;
  const { grid, rules, state, begin } = context;
  const failed = rules.labels.failed;
  const { say } = state;
  useTagFocus(context);

  const latest = useCommitted(context);
  const isCalm = state.notice === null;
  useEffect(() => {
    if (isCalm) showTwins(latest.current, []);
  }, [isCalm, latest]);

  useEffect(() => {
    const fail = () => {
      begin('near');
      say({ kind: 'error', text: failed });
    };
    if (task === 'bulk') withPart(bulkEdit, () => {}, fail);
    // Without them the field is a plain one; the next focus tries again.
    if (suggestions) void tagSuggestions.load(0);
  }, [task, suggestions, say, failed, begin]);

  useTaskEnd(context, task, frame);
  const row = typeof task === 'number' ? grid.current?.children[task] : undefined;
  const isOpen = task === 'bulk' && BulkEdit !== undefined;
  useLayoutEffect(() => {
    const marked = row ?? (isOpen ? frame.current : null);
    marked?.setAttribute('data-edited', '');
    return () => marked?.removeAttribute('data-edited');
  }, [row, isOpen, frame]);

  return (
    <>
      {row?.firstElementChild &&
        createPortal(<TagEditor context={context} index={task as number} />, row.firstElementChild)}
      {isOpen &&
        frame.current &&
        createPortal(<BulkEdit context={context} messageId={messageId} />, frame.current)}
      {suggestions && TagSuggestions && (
        <TagSuggestions context={context} source={suggestions} anchor={frame} />
      )}
    </>
  );
}

/** Ends the edit of a tag that the parent has replaced, and any edit once nothing can be changed any more. */
function useTaskEnd(
  context: TagContext,
  task: TagTask,
  frame: RefObject<HTMLElement | null>,
): void {
  const { state, input, begin, locked } = context;
  const edited = typeof task === 'number' ? state.tags[task] : undefined;
  const begun = useRef({ task, edited });
  const returns = useRef(false);
  useLayoutEffect(() => {
    if (returns.current) input.current?.focus();
    returns.current = false;
    if (begun.current.task !== task) begun.current = { task, edited };
    if (task === null || task === 'near') return;
    if (begun.current.edited === edited && !locked()) return;
    const { activeElement, body } = document;
    returns.current = activeElement === body || frame.current?.contains(activeElement) === true;
    begin('near');
  });
}

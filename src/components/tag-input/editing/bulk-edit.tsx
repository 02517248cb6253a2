'use client';
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { isComposing } from '../../../core/is-composing';
import { entriesOf, quoteTag } from '../split-tags';
import footer from '../tag-footer.module.css';
import type { TagInputLabels } from '../words';
import styles from './bulk-edit.module.css';

/** Props of {@link BulkEdit}. */
interface BulkEditProps {
  tags: readonly string[];
  labels: TagInputLabels;
  /** Id of the error message. */
  messageId: string;
  /** Called with the entries of the text; returns the first that was rejected, or `null`. */
  onCommit: (entries: readonly string[], event: Event) => string | null;
  onCancel: () => void;
}

const lineEnds = /[\r\n]/g;

function textOf(tags: readonly string[]): string {
  return tags.map((tag) => quoteTag(tag, lineEnds)).join('\n');
}

/** All tags as text, one per line. A rejected line keeps the text open and is selected. */
export function BulkEdit({ tags, labels, messageId, onCommit, onCancel }: BulkEditProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();

  // A reset or a button may change the tags in the meantime; then the text is updated.
  useLayoutEffect(() => {
    if (!field.current) return;
    field.current.value = textOf(tags);
    if (document.activeElement === document.body) field.current.focus();
  }, [tags]);
  useLayoutEffect(() => field.current?.focus(), []);

  // Browsers differ in whether they dispatch a blur event for a removed field.
  const leave = () => field.current?.blur();
  const commit = (event: Event) => {
    const text = field.current?.value ?? '';
    const refused = onCommit(entriesOf(text, lineEnds), event);
    if (refused === null) return leave();
    const line = quoteTag(refused, lineEnds);
    const start = text.indexOf(line);
    field.current?.focus();
    field.current?.setSelectionRange(start, start + line.length);
  };
  const cancel = () => {
    onCancel();
    leave();
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const commits = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!commits && event.key !== 'Escape') return;
    // A surrounding dialog stays open.
    event.preventDefault();
    event.stopPropagation();
    if (commits) commit(event.nativeEvent);
    else cancel();
  };
  return (
    <>
      <textarea
        ref={field}
        defaultValue={textOf(tags)}
        rows={Math.min(Math.max(tags.length + 1, 4), 10)}
        dir="auto"
        aria-label={labels.bulkEdit}
        aria-describedby={`${messageId} ${hintId}`}
        data-slot="tag-input-bulk-text"
        className={styles.root}
        onKeyDown={press}
      />
      <div data-slot="tag-input-bulk-actions" className={styles.actions}>
        <span id={hintId} data-slot="tag-input-bulk-hint" className={styles.hint}>
          {labels.bulkHint}
        </span>
        <button
          type="button"
          data-slot="tag-input-bulk-cancel"
          className={footer.action}
          onClick={cancel}
        >
          {labels.bulkCancel}
        </button>
        <button
          type="button"
          data-slot="tag-input-bulk-done"
          className={footer.action}
          onClick={(event) => commit(event.nativeEvent)}
        >
          {labels.bulkDone}
        </button>
      </div>
    </>
  );
}

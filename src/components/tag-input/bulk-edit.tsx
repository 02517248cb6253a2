'use client';
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { reportOf } from './report-tags';
import { readEntries } from './read-entries';
import { quoteTag } from './split-tags';
import { isComposing, type TagContext } from './tag-context';
import styles from './bulk-edit.module.css';
import frame from './tag-input.module.css';

/** Props of {@link BulkEdit}. */
interface BulkEditProps {
  context: TagContext;
  /** Id of the line that says what is wrong. */
  messageId: string;
}

const lineEnds = /[\r\n]/g;

function textOf(tags: readonly string[]): string {
  return tags.map((tag) => quoteTag(tag, lineEnds)).join('\n');
}

/** All tags as a text, one a line. A line that is not taken keeps the text open and is selected. */
export function BulkEdit({ context, messageId }: BulkEditProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { state, rules, judge } = context;
  const { tags, say } = state;
  const { labels } = rules;
  const hintId = useId();

  // Also where a reset or a button has changed the tags meanwhile: the text is never older than they are.
  useLayoutEffect(() => {
    if (!field.current) return;
    field.current.value = textOf(tags);
    if (document.activeElement === document.body) field.current.focus();
  }, [tags]);
  useLayoutEffect(() => {
    field.current?.focus();
    // What was said before has nothing to undo or to show here.
    say(null);
  }, [say]);

  const close = () => {
    // The text field is hidden while this is here.
    flushSync(() => context.begin('near'));
    context.input.current?.focus();
  };
  const take = (event: Event) => {
    if (context.locked()) return close();
    const text = field.current?.value ?? '';
    const { ended, last } = readEntries(text, lineEnds);
    const entries = last ? [...ended, last] : ended;
    const judgement = judge(entries, [], 'bulk-edit', event);
    const { taken, rejected } = judgement;
    const wrong = rejected.find(({ problem }) => problem !== 'duplicate');
    if (wrong) {
      const line = quoteTag(wrong.tag, lineEnds);
      const start = text.indexOf(line);
      field.current?.focus();
      field.current?.setSelectionRange(start, start + line.length);
      return say(reportOf({ taken: [], rejected }, context));
    }
    const before = new Set(tags);
    const after = new Set(taken);
    const report = reportOf(
      { taken: taken.filter((tag) => !before.has(tag)), rejected },
      context,
      tags.filter((tag) => !after.has(tag)).length,
    );
    close();
    return state.change(taken, 'bulk-edit', event, { ...report, kind: 'report' });
  };
  const cancel = () => {
    say(null);
    close();
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const takes = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!takes && event.key !== 'Escape') return;
    // A dialog around the text stays open.
    event.preventDefault();
    event.stopPropagation();
    if (takes) take(event.nativeEvent);
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
          className={frame.action}
          onClick={cancel}
        >
          {labels.bulkCancel}
        </button>
        <button
          type="button"
          data-slot="tag-input-bulk-done"
          className={frame.action}
          onClick={(event) => take(event.nativeEvent)}
        >
          {labels.bulkDone}
        </button>
      </div>
    </>
  );
}

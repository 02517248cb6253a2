'use client';
import type { MouseEvent } from 'react';
import styles from './tag-input.module.css';
import type { TagWords } from './use-tag-rules';
import type { TagNotice } from './use-tags';

/** Props of {@link TagFooter}. */
interface TagFooterProps {
  /** Id of the line that speaks. */
  id: string;
  rules: TagWords;
  count: number;
  notice: TagNotice | null;
  onClear: ((event: Event) => void) | false | undefined;
  onBulkEdit: (() => void) | false | undefined;
}

/** Line below the tags, its place reserved: what happened, ways to go on, and how many tags there are. */
export function TagFooter(props: TagFooterProps) {
  const { id, rules, count, notice, onClear, onBulkEdit } = props;
  const { labels, max, counted } = rules;
  const button = (slot: string, label: string, onClick: (event: MouseEvent) => void) => (
    <button
      type="button"
      data-slot={`tag-input-${slot}`}
      className={styles.action}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <div data-slot="tag-input-footer" className={styles.footer}>
      <div
        id={id}
        aria-live="polite"
        data-slot="tag-input-message"
        data-kind={notice?.kind}
        className={styles.message}
      >
        {notice?.text}
      </div>
      {notice?.more}
      {onBulkEdit && button('bulk-edit', labels.bulkEdit, onBulkEdit)}
      {onClear && button('clear', labels.clear, (event) => onClear(event.nativeEvent))}
      {max < Infinity && (
        <span data-slot="tag-input-count">
          {counted((number) => counted((most) => labels.count(number, most), max), count)}
        </span>
      )}
    </div>
  );
}

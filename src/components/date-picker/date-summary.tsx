'use client';
import type { PickerMessageType } from '../../primitives/picker-field';
import styles from './date-summary.module.css';

/** Formatted date or range. */
export interface DateSummary {
  text: string;
  /** Length of a range, or what a period contains. */
  length?: string | undefined;
}

/** Message below a field: an error, the parsed date, or a hint. */
export interface DateMessage extends DateSummary {
  type: PickerMessageType;
}

/** Text of a date or a range and its length: "Apr 8 – 15, 2026 · 7 nights". */
export function DateSummaryText({ text, length }: DateSummary) {
  if (length === undefined) return text;
  return (
    <span data-slot="date-summary" className={styles.root}>
      <span>{text}</span>{' '}
      <span data-slot="date-summary-length" className={styles.length}>
        · <bdi>{length}</bdi>
      </span>
    </span>
  );
}

'use client';
import type { ReactNode } from 'react';
import { presence } from '../../internals/presence';
import { circleAlert, Icon } from '../../primitives/icon';
import { DateSummaryText, type DateSummary } from './date-summary';
import styles from './date-picker.module.css';

/** Message below a field: an error, the parsed date, or a hint. */
export interface DateMessage extends DateSummary {
  kind: 'error' | 'echo' | 'hint';
}

/** Props of {@link DatePickerMessage}. */
interface DatePickerMessageProps {
  id: string;
  slot: string;
  message: DateMessage;
  /** Whether the field shows the same text, so that the line is only announced. */
  quiet?: boolean;
  /** Button that fixes the error. */
  children?: ReactNode;
}

/** Line below a field, announced when it changes. It expands to its content. */
export function DatePickerMessage(props: DatePickerMessageProps) {
  const { id, slot, message, quiet, children } = props;
  const { kind, text, length } = message;
  return (
    <div
      id={id}
      aria-live="polite"
      data-slot={slot}
      data-kind={kind}
      data-quiet={presence(quiet)}
      className={styles.message}
    >
      <div
        data-slot={`${slot}-line`}
        // Shown by CSS while the field is empty and focused.
        data-hint={kind === 'hint' ? text : undefined}
        className={styles.line}
      >
        {kind === 'error' && <Icon shapes={circleAlert} size="sm" />}
        {kind !== 'hint' && (
          <span>
            <DateSummaryText text={text} length={length} /> {children}
          </span>
        )}
      </div>
    </div>
  );
}

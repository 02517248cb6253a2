'use client';
import type { ReactNode } from 'react';
import { presence } from '../../internals/presence';
import { circleAlert, Icon } from '../../primitives/icon';
import { DateSummaryText, type DateSummary } from './date-summary';
import styles from './date-picker.module.css';

/** What stands below a field: its error, what was understood, or what can be typed. */
export interface DateMessage extends DateSummary {
  kind: 'error' | 'echo' | 'hint';
}

/** Props of {@link DatePickerMessage}. */
interface DatePickerMessageProps {
  id: string;
  slot: string;
  message: DateMessage;
  /** Whether the field says the same itself, so that the line is announced and not shown. */
  quiet?: boolean;
  /** Button that puts the error right. */
  children?: ReactNode;
}

/** Line below a field, announced when it changes. It opens its own room. */
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
        // Drawn by the style sheet while the field is empty and focused.
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

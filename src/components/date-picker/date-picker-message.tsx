'use client';
import type { ReactNode } from 'react';
import { PickerMessage, type PickerMessageKind } from '../../primitives/picker-field';
import styles from './date-picker.module.css';
import { DateSummaryText, type DateSummary } from './date-summary';

/** Message below a field: an error, the parsed date, or a hint. */
export interface DateMessage extends DateSummary {
  kind: PickerMessageKind;
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

/** Line below a field, announced when it changes. */
export function DatePickerMessage({ message, children, ...rest }: DatePickerMessageProps) {
  const { kind, text, length } = message;
  return (
    <PickerMessage {...rest} kind={kind} hint={text}>
      {children ? (
        <span data-slot={`${rest.slot}-content`} className={styles.message}>
          <span data-slot={`${rest.slot}-text`}>
            <DateSummaryText text={text} length={length} />
          </span>{' '}
          {children}
        </span>
      ) : (
        <DateSummaryText text={text} length={length} />
      )}
    </PickerMessage>
  );
}

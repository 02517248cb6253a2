'use client';
import type { ReactNode } from 'react';
import { PickerMessage, type PickerMessageType } from '../../primitives/picker-field';
import { DateSummaryText, type DateSummary } from './date-summary';

/** Message below a field: an error, the parsed date, or a hint. */
export interface DateMessage extends DateSummary {
  type: PickerMessageType;
}

/** Props of {@link DatePickerMessage}. */
interface DatePickerMessageProps {
  textId: string;
  slot: string;
  message: DateMessage;
  /** Whether the field shows the same text, so that only screen readers read the line. */
  quiet?: boolean;
  /** Buttons beside the text. */
  actions?: ReactNode;
}

/** Line below a field. */
export function DatePickerMessage({ message, ...rest }: DatePickerMessageProps) {
  const { type, text, length } = message;
  return (
    <PickerMessage {...rest} type={type}>
      <DateSummaryText text={text} length={length} />
    </PickerMessage>
  );
}

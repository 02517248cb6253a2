'use client';
import type { ReactNode } from 'react';
import { circleAlert, Icon } from '../../primitives/icon';
import styles from './date-picker.module.css';

/** What stands below a field: its error, what was understood, or what can be typed. */
export interface DateMessage {
  kind: 'error' | 'echo' | 'hint';
  text: string;
}

/** Props of {@link DatePickerMessage}. */
interface DatePickerMessageProps {
  id: string;
  slot: string;
  message: DateMessage;
  /** Button that puts the error right. */
  children?: ReactNode;
}

/** Line below a field that is always there, so that nothing moves, and speaks when it changes. */
export function DatePickerMessage({ id, slot, message, children }: DatePickerMessageProps) {
  return (
    <div data-slot={slot} data-kind={message.kind} className={styles.message}>
      {message.kind === 'error' && <Icon shapes={circleAlert} />}
      <span id={id} aria-live="polite">
        {message.text}
      </span>
      {children}
    </div>
  );
}

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
  const { kind, text } = message;
  return (
    <div
      id={id}
      aria-live="polite"
      data-slot={slot}
      data-kind={kind}
      // Drawn by the style sheet while the field is empty and focused: text at rest costs layout.
      data-hint={kind === 'hint' ? text : undefined}
      className={styles.message}
    >
      {kind === 'error' && <Icon shapes={circleAlert} />}
      {kind !== 'hint' && text}
      {children}
    </div>
  );
}

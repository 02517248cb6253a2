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

/** Line below a field, announced when it changes. The field keeps its place, so that nothing moves. */
export function DatePickerMessage(props: DatePickerMessageProps) {
  const { id, slot, message, children } = props;
  const { kind, text } = message;
  return (
    <div
      id={id}
      aria-live="polite"
      data-slot={slot}
      data-kind={kind}
      // Drawn by the style sheet while the field is empty and focused.
      data-hint={kind === 'hint' ? text : undefined}
      className={styles.message}
    >
      {kind === 'error' && <Icon shapes={circleAlert} />}
      {kind !== 'hint' && text}
      {children}
    </div>
  );
}

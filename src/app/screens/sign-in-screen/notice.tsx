'use client';
import type { ReactNode } from 'react';
import { circleAlert, circleCheck, Icon, info, triangleAlert } from '../../../primitives/icon';
import styles from './notice.module.css';

const shapes = { info, success: circleCheck, warning: triangleAlert, danger: circleAlert };

/** Props of {@link Notice}. */
export interface NoticeProps {
  /** Kind of the message. */
  kind: keyof typeof shapes;
  /** Message. */
  children: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
}

/** Message in its place on the screen, read out when it comes. */
export function Notice({ kind, children, actions }: NoticeProps) {
  return (
    <div
      role={kind === 'danger' ? 'alert' : 'status'}
      data-slot="notice"
      data-kind={kind}
      className={styles.root}
    >
      <Icon shapes={shapes[kind]} />
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

'use client';
import type { ReactNode } from 'react';
import { useWords } from '../app-context';
import { GuestFrame, Medallion } from '../screens/sign-in-screen';
import { Brand } from '../shell/brand';
import { MessageHeading } from '../shell/message-heading';
import styles from './guest-message.module.css';

/** Props of {@link GuestMessage}. */
interface GuestMessageProps {
  /** Title of the screen and of the document. */
  title: string;
  /** Text of the message. */
  hint: ReactNode;
  /** Actions. */
  actions: ReactNode;
}

/** Screen with a single message, before or after a session. */
export function GuestMessage({ title, hint, actions }: GuestMessageProps) {
  const words = useWords();
  return (
    <GuestFrame image={<Medallion />} logo={<Brand />} footnote={<p>{words.shell.footnote}</p>}>
      <div className={styles.root}>
        <MessageHeading title={title} />
        <p>{hint}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </GuestFrame>
  );
}

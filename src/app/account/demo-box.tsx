'use client';
import { useEffect, useState, type ReactNode } from 'react';
import { useHref } from 'react-router';
import { LinkButton } from '../../primitives/button';
import { bodyOf } from '../data/api-client';
import { useApp, useWords } from '../data/app-context';
import { accountPaths } from '../data/session';
import styles from './demo-box.module.css';

interface DemoBoxProps {
  /** Accessible name, if no heading names the box. */
  label: string;
  /** Button or link beside the content. */
  action: ReactNode;
  children: ReactNode;
}

/** Box below a form for demo-only content, such as the demo account. */
export function DemoBox({ label, action, children }: DemoBoxProps) {
  return (
    <section aria-label={label} className={styles.root}>
      <div className={styles.content}>{children}</div>
      {action}
    </section>
  );
}

/**
 * Link to the mailbox; it opens in another tab, because the form is waiting for a code from it.
 * Renders nothing outside a demo.
 */
export function DemoMailbox() {
  const { mailbox: words } = useWords();
  const href = useHref(accountPaths.mailbox);
  if (!useDemoAccount()) return null;
  return (
    <DemoBox
      label={words.title}
      action={
        <LinkButton size="sm" href={href} target="_blank">
          {words.open}
        </LinkButton>
      }
    >
      <p>{words.noEmails}</p>
    </DemoBox>
  );
}

/** Public account of the demonstration. */
export interface DemoAccount {
  email: string;
  password: string;
}

/** Returns the demo account; null if the server has none, and until it has answered. */
export function useDemoAccount(): DemoAccount | null {
  const { api } = useApp();
  const [account, setAccount] = useState<DemoAccount | null>(null);
  useEffect(() => {
    const life = new AbortController();
    bodyOf(api.demo.$get({}, { init: { signal: life.signal } })).then(setAccount, () => {
      // Without an account, only the form is shown.
    });
    return () => life.abort();
  }, [api]);
  return account;
}

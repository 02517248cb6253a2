'use client';
import { Link } from 'react-router';
import { useWords } from '../app-context';
import { accountPaths } from './account-paths';
import styles from './demo-mailbox.module.css';
import { useDemoAccount } from './use-demo-account';

/** Link to the mailbox, in another tab, because the form waits for its code. Renders nothing outside of a demo. */
export function DemoMailbox() {
  const { mailbox: words } = useWords();
  if (!useDemoAccount()) return null;
  return (
    <p className={styles.root}>
      <Link to={accountPaths.mailbox} target="_blank">
        {words.open}
      </Link>
    </p>
  );
}

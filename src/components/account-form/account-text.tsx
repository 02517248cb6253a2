'use client';
import type { ReactNode } from 'react';
import styles from './account-step.module.css';
import { useAccountView } from './account-view';

/** Placeholder for the account in a translated string; no language contains this character. */
const placeholder = '\uFFFC';

/**
 * Text that contains the account, highlighted and in its own direction.
 * @param props.textOf Returns the text with an account, or without one if it is empty.
 */
export function AccountText({ textOf }: { textOf: (account: string) => string }): ReactNode {
  const { slot, username } = useAccountView();
  if (!username) return textOf('');
  const [before, after] = textOf(placeholder).split(placeholder);
  return (
    <>
      {before}
      <bdi data-slot={`${slot}-account`} className={styles.account}>
        {username}
      </bdi>
      {after}
    </>
  );
}

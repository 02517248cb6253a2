'use client';
import type { ReactNode } from 'react';
import styles from './account-step.module.css';
import { useAccountView } from './account-view';

/** Stands for the account in a text; no language contains it. */
const placeholder = '\uFFFC';

/**
 * Text about the account, which stands out in it and has a direction of its own.
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

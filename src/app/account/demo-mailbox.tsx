'use client';
import { useHref } from 'react-router';
import { LinkButton } from '../../primitives/button';
import { useWords } from '../app-context';
import { accountPaths } from './account-paths';
import { DemoBox } from './demo-box';
import { useDemoAccount } from './use-demo-account';

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
        <LinkButton variant="soft" size="sm" href={href} target="_blank">
          {words.open}
        </LinkButton>
      }
    >
      <p>{words.noEmails}</p>
    </DemoBox>
  );
}

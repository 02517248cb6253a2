'use client';
import { Link, useLoaderData, useRevalidator } from 'react-router';
import type { Message } from '../../demo-api';
import { Button } from '../../primitives/button';
import { EmptyState } from '../../primitives/empty-state';
import { ApiFailure, bodyOf } from '../data/api-client';
import { useMomentFormat, useWords, type AppParts } from '../data/app-context';
import { sessionPaths } from '../data/session';
import { Brand } from '../frame/brand';
import { MessageHeading } from '../frame/guest-page';
import guest from '../frame/guest-page.module.css';
import { GuestFrame } from '../screens/guest-frame';
import { Medallion } from '../screens/medallion';
import styles from './mailbox-screen.module.css';

/** Loader of the mailbox; outside a demo, there is no such screen. */
export function mailboxLoader({ api }: AppParts) {
  return async ({ request: { signal } }: { request: Request }): Promise<Message[]> => {
    try {
      const { messages } = await bodyOf(api.mailbox.$get({ query: {} }, { init: { signal } }));
      return messages;
    } catch (error) {
      const isMissing = error instanceof ApiFailure && error.status === 404;
      throw isMissing ? new Response(null, { status: 404 }) : error;
    }
  };
}

/** Mailbox of the demo, which sends no emails but shows their codes and links here. */
export function MailboxScreen() {
  const { mailbox: words, account, shell } = useWords();
  const messages = useLoaderData<Message[]>();
  const { revalidate, state } = useRevalidator();
  return (
    <GuestFrame image={<Medallion />} logo={<Brand />} footnote={<p>{shell.footnote}</p>}>
      <div className={guest.root}>
        <MessageHeading title={words.title} />
        <p>{words.hint}</p>
      </div>
      <div className={styles.box}>
        {messages.length === 0 ? (
          <EmptyState illustration="no-messages" heading={<h2>{words.empty}</h2>}>
            {words.emptyHint}
          </EmptyState>
        ) : (
          <ol className={styles.list}>
            {messages.map((message) => (
              <MailItem key={message.id} message={message} />
            ))}
          </ol>
        )}
      </div>
      <Button loading={state === 'loading'} onClick={() => void revalidate()}>
        {words.refresh}
      </Button>
      <Link to={sessionPaths.login} className={styles.back}>
        {account.back}
      </Link>
    </GuestFrame>
  );
}

function MailItem({ message: { to, subject, text, code, link, sentAt } }: { message: Message }) {
  const { mailbox: words } = useWords();
  const timeText = useMomentFormat({ timeStyle: 'short' });
  return (
    <li className={styles.item}>
      <h2 className={styles.subject} lang="en" dir="ltr">
        {subject}
      </h2>
      <p className={styles.hint}>
        {words.to} <bdi>{to}</bdi> · {timeText(sentAt)}
      </p>
      <p className={styles.text} lang="en" dir="ltr">
        {text}
      </p>
      {code !== null && (
        <p className={styles.code}>
          {words.code} <bdi className={styles.digits}>{code}</bdi>
        </p>
      )}
      {link !== null && (
        <Link to={pathOf(link)} aria-label={`${words.follow}: ${subject}`}>
          {words.follow}
        </Link>
      )}
    </li>
  );
}

/** Returns the path of a link; it includes an origin if the server knows the app's. */
function pathOf(link: string): string {
  const { pathname, search, hash } = new URL(link, 'http://localhost');
  return pathname + search + hash;
}

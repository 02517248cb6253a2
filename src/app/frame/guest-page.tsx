'use client';
import { useRef, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { GuestOnly } from '../../auth/react';
import { Callout } from '../../primitives/callout';
import { useWords } from '../data/app-context';
import { GuestFrame, type GuestScreenProps } from '../screens/guest-frame';
import { Medallion } from '../screens/medallion';
import { Brand } from './brand';
import styles from './guest-page.module.css';
import { useAddress, useArrivalFocus } from './place';
import { Waiting } from './waiting';

/** Layout of the screens for guests; signed-in users return to the requested page. */
export function GuestPage() {
  return (
    <GuestOnly path={useAddress()} fallback={<Waiting />} otherwise={<Waiting />}>
      <Outlet />
    </GuestOnly>
  );
}

/** Returns what every screen with a form has before a session: logo, small print, and a heading that receives focus. */
export function useGuestScreen() {
  const { shell } = useWords();
  const headingRef = useRef<HTMLHeadingElement>(null);
  useArrivalFocus(headingRef);
  const footnote = <p>{shell.footnote}</p>;
  return { logo: <Brand />, footnote, headingRef } satisfies GuestScreenProps;
}

interface GuestMessageProps {
  /** Title of the screen and of the document. */
  title: string;
  /** Text of the message. */
  hint: ReactNode;
  /** Meaning of the text at the end of something. Default: none. */
  tone?: 'success' | 'warning' | undefined;
  actions: ReactNode;
}

/** Screen with a single message, before or after a session. */
export function GuestMessage({ title, hint, tone, actions }: GuestMessageProps) {
  const words = useWords();
  return (
    <GuestFrame image={<Medallion />} logo={<Brand />} footnote={<p>{words.shell.footnote}</p>}>
      <div className={styles.root}>
        <MessageHeading title={title} />
        {tone ? (
          <Callout tone={tone} className={styles.end}>
            {hint}
          </Callout>
        ) : (
          <p>{hint}</p>
        )}
        <div className={styles.actions}>{actions}</div>
      </div>
    </GuestFrame>
  );
}

/** Heading of a screen with a single message: sets the document title and receives focus on navigation. */
export function MessageHeading({ title }: { title: string }) {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalFocus(heading);
  return (
    <>
      <title>{words.titleOf(title)}</title>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
    </>
  );
}

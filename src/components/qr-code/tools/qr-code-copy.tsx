'use client';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../../internals/class-names';
import { IconButton } from '../../../primitives/button';
import { check, copy, Icon } from '../../../primitives/icon';
import { shorten } from '../payloads/payload-link';
import styles from './qr-code-tools.module.css';
import type { QrToolProps } from './tool-props';
import { useToolWords } from './use-tool-words';

/** Most characters of a value to copy by hand, as many as the largest code holds. Browsers freeze on far longer words. */
const longestValue = 7089;

/** Time that a message stays, in milliseconds; long enough to copy a value by hand. */
const messageTimes = { copied: 4000, copyRefused: 60_000 };

/** Button that copies the value, with a message; where copying is refused the value is shown and selected. */
export function QrCopy(props: QrToolProps) {
  const { labels } = useToolWords(props);
  const { text } = props.content;
  const value = useRef<HTMLElement>(null);
  const [message, setMessage] = useState<keyof typeof messageTimes>();
  // A live region has to exist before its text changes: it is rendered when the user comes near.
  const [near, setNear] = useState(false);
  const approach = () => setNear(true);
  const leave = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (!relatedTarget || relatedTarget !== value.current?.parentElement) setMessage(undefined);
  };
  useEffect(() => {
    if (!message) return undefined;
    const shown = value.current;
    if (shown) {
      shown.ownerDocument.getSelection()?.selectAllChildren(shown);
      // A finger that goes for the value takes focus to the message, which stays until it has left that too.
      shown.parentElement?.addEventListener('blur', () => setMessage(undefined), { once: true });
    }
    const timer = setTimeout(() => setMessage(undefined), messageTimes[message]);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <>
      <IconButton
        data-slot="qr-code-copy"
        size="sm"
        label={labels.copy}
        className={styles.copy}
        onFocus={approach}
        onPointerEnter={approach}
        onBlur={leave}
        onClick={({ currentTarget }) => {
          // Safari gives a clicked button no focus, and the message ends when focus leaves.
          currentTarget.focus();
          writeText(text).then(
            () => setMessage('copied'),
            () => setMessage('copyRefused'),
          );
        }}
      >
        <Icon shapes={message === 'copied' ? check : copy} />
      </IconButton>
      {near && (
        <span
          role="status"
          tabIndex={message === 'copyRefused' ? -1 : undefined}
          data-slot="qr-code-message"
          className={cx(styles.root, styles.message)}
        >
          {message && labels[message]}
          {message === 'copyRefused' && (
            <bdi ref={value} data-slot="qr-code-value" className={styles.value}>
              {shorten(text, longestValue)}
            </bdi>
          )}
        </span>
      )}
    </>
  );
}

/** Puts the text on the clipboard; rejects also where there is none, as on pages without HTTPS. */
async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

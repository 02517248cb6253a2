'use client';
import { useEffect, useRef, useState } from 'react';
import { cx } from '../../internals/class-names';
import { IconButton } from '../../primitives/button';
import { check, copy, Icon } from '../../primitives/icon';
import styles from './qr-code-tools.module.css';
import type { QrToolProps } from './qr-code-tool';
import { useToolWords } from './use-tool-words';

/** Time that a message stays, in milliseconds; long enough to copy a value by hand. */
const messageTimes = { copied: 4000, copyRefused: 60_000 };

/** Button that copies the value, with its message; where copying is refused the value is there, selected. */
export function QrCopy(props: QrToolProps) {
  const { labels } = useToolWords(props);
  const { text } = props.content;
  const value = useRef<HTMLElement>(null);
  const [said, say] = useState<keyof typeof messageTimes>();
  // A live region has to be there before it speaks: once the reader is near.
  const [near, setNear] = useState(false);
  const approach = () => setNear(true);
  const leave = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (!relatedTarget || relatedTarget !== value.current?.parentElement) say(undefined);
  };
  useEffect(() => {
    if (!said) return undefined;
    const shown = value.current;
    if (shown) {
      shown.ownerDocument.getSelection()?.selectAllChildren(shown);
      // A finger that goes for the value takes focus to the message, which stays until it has left that too.
      shown.parentElement?.addEventListener('blur', () => say(undefined), { once: true });
    }
    const timer = setTimeout(() => say(undefined), messageTimes[said]);
    return () => clearTimeout(timer);
  }, [said]);

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
        onClick={() => {
          writeText(text).then(
            () => say('copied'),
            () => say('copyRefused'),
          );
        }}
      >
        <Icon shapes={said === 'copied' ? check : copy} />
      </IconButton>
      {near && (
        <span
          role="status"
          tabIndex={said === 'copyRefused' ? -1 : undefined}
          data-slot="qr-code-message"
          className={cx(styles.root, styles.message)}
        >
          {said && labels[said]}
          {said === 'copyRefused' && (
            <bdi ref={value} data-slot="qr-code-value" className={styles.value}>
              {text}
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

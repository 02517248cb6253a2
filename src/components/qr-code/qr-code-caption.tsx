'use client';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { dataAttr } from '../../core/dom';
import { IconButton } from '../../primitives/button';
import { Icon, check, copy } from '../../primitives/icon';
import { linkOf, shorten } from './payload-addresses';
import styles from './qr-code.module.css';
import type { QrCodeLabels } from './words';

interface QrCopyProps {
  /** Text to copy. */
  text: string;
  labels: QrCodeLabels;
}

/**
 * Maximum length of a value that can be copied manually, as many characters as the largest code contains.
 * Browsers freeze on far longer words.
 */
const longestValue = 7089;

/** Time that a message is shown, in milliseconds; long enough to copy a value manually. */
const messageTimes = { copied: 4000, copyBlocked: 60_000 };

/**
 * Button that copies the value, with a message; if the browser blocks copying, the value is shown and
 * selected.
 */
export function QrCopy({ text, labels }: QrCopyProps) {
  const value = useRef<HTMLElement>(null);
  const [message, setMessage] = useState<keyof typeof messageTimes>();
  // A live region must exist before its text changes, so it is rendered on hover or focus.
  const [near, setNear] = useState(false);
  const approach = () => setNear(true);
  const leave = ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
    if (!relatedTarget || relatedTarget !== value.current?.parentElement) setMessage(undefined);
  };
  useEffect(() => {
    if (!message) return undefined;
    const shown = value.current;
    if (shown) shown.ownerDocument.getSelection()?.selectAllChildren(shown);
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
          // Safari does not focus a clicked button, and the message closes on blur.
          currentTarget.focus();
          writeText(text).then(
            () => setMessage('copied'),
            () => setMessage('copyBlocked'),
          );
        }}
      >
        <Icon icon={message === 'copied' ? check : copy} />
      </IconButton>
      {near && (
        <span
          role="status"
          tabIndex={message === 'copyBlocked' ? -1 : undefined}
          data-slot="qr-code-message"
          className={styles.message}
          // Touching the value moves focus to the message, which stays until focus leaves it, too. As a spread:
          // linters expect an interactive role where they see a handler.
          {...{ onBlur: () => setMessage(undefined) }}
        >
          {message && labels[message]}
          {message === 'copyBlocked' && (
            <bdi ref={value} data-slot="qr-code-value" className={styles.value}>
              {shorten(text, longestValue)}
            </bdi>
          )}
        </span>
      )}
    </>
  );
}

/** Copies text; rejects if there is no clipboard, as on pages without HTTPS. */
async function writeText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

interface QrCodeCaptionProps {
  /** Content of the code. */
  value: string;
  /** Text to show; `null` for none. */
  text: string | null;
  link: boolean;
  /** Button beside the text. */
  children?: ReactNode;
}

/**
 * Maximum number of visible characters, more than two lines contain. Browsers freeze on far longer words.
 */
const longestText = 1000;

/** Positions in a URL at which a line may break, to avoid breaks inside words. */
const afterSlash = /(?<=\/)(?!\/)/;

/** Text below a code, as a link if it is a safe URL. Reserves its space while there is none. */
export function QrCodeCaption({ value, text, link, children }: QrCodeCaptionProps) {
  const href = link ? linkOf(value) : null;
  const Text = href === null ? 'span' : 'a';
  return (
    <div
      data-slot="qr-code-caption"
      data-copyable={dataAttr(Boolean(children))}
      className={styles.caption}
    >
      {text !== null && (
        <Text href={href ?? undefined} data-slot="qr-code-text" className={styles.text}>
          {shorten(text, longestText)
            .split(afterSlash)
            .map((part, index) => (
              <Fragment key={index}>
                {index > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
        </Text>
      )}
      {children}
    </div>
  );
}

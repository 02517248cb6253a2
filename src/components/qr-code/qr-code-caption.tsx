'use client';
import type { ReactNode } from 'react';
import { presence } from '../../internals/presence';
import { linkOf } from './payload-link';
import styles from './qr-code.module.css';

/** Props of {@link QrCodeCaption}. */
interface QrCodeCaptionProps {
  /** What the code says. */
  value: string;
  /** What is shown; `null` for nothing. */
  text: string | null;
  link: boolean;
  /** Button beside the text. */
  children?: ReactNode;
}

/** Text below a code, as a link where it leads somewhere. It keeps its place while there is none. */
export function QrCodeCaption({ value, text, link, children }: QrCodeCaptionProps) {
  const href = link ? linkOf(value) : null;
  const Text = href === null ? 'span' : 'a';
  return (
    <div
      data-slot="qr-code-caption"
      data-copyable={presence(Boolean(children))}
      className={styles.caption}
    >
      {text !== null && (
        <Text href={href ?? undefined} data-slot="qr-code-text" className={styles.text}>
          {text}
        </Text>
      )}
      {children}
    </div>
  );
}

'use client';
import { Fragment, type ReactNode } from 'react';
import { presence } from '../../internals/presence';
import { linkOf, shorten } from './payloads/payload-link';
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

/** Most characters that are shown: more than its three lines hold. Browsers freeze on far longer words. */
const longestText = 1000;

/** Places in an address where a line may end, so that it does not end inside a word. */
const afterSlash = /(?<=\/)(?!\/)/;

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

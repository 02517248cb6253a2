'use client';
import { Fragment, type ReactNode } from 'react';
import { dataAttr } from '../../core/data-attr';
import { linkOf, shorten } from './payloads/payload-link';
import styles from './qr-code.module.css';

/** Props of {@link QrCodeCaption}. */
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
 * Maximum number of visible characters, more than three lines contain. Browsers freeze on far longer words.
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

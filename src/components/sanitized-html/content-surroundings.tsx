'use client';
import { useLayoutEffect, type MouseEvent } from 'react';
import { numberFormat, pluralOf } from '../../internals/intl';
import { Button } from '../../primitives/button';
import { Icon, info } from '../../primitives/icon';
import type { HeldPart } from './clean-tree';
import dress from './content-dress.module.css';
import styles from './content-surroundings.module.css';
import { dressContent } from './dress-content';
import { countHeld } from './hold-back';
import type { PlacedContent } from './use-clean-content';
import { useWords, type Wording } from './use-words';

/** Class of content that {@link ContentDress} fits into the page. */
export const dressClass = dress.root;

/** Props of {@link ContentNotice}. */
export interface ContentNoticeProps extends Wording {
  /** Why something is not seen: it would load from other sites, it is very long, or no HTML can be parsed. */
  kind: 'remote' | 'nothing' | 'text';
  /** What is held back. */
  held: readonly HeldPart[];
  /** Number of characters. */
  length: number;
  /** Called when the reader chooses to see it. */
  onAction: (event: MouseEvent) => void;
}

/** Sentence about what is not shown, with the reader's choice. Renders a `<div>`. */
export function ContentNotice({ kind, held, length, onAction, ...wording }: ContentNoticeProps) {
  const { labels, locale } = useWords(wording);
  const count = kind === 'remote' ? countHeld(held) : length;
  const number = numberFormat(locale).format(count);
  const action = { remote: labels.showRemote, nothing: labels.showLong, text: undefined }[kind];
  return (
    <div data-slot="sanitized-html-notice" className={styles.root}>
      <Icon shapes={info} />
      <span data-slot="sanitized-html-notice-text" className={styles.text}>
        {kind === 'remote'
          ? labels.remoteHeld(number, pluralOf(locale, count))
          : kind === 'nothing'
            ? labels.tooLong(number)
            : labels.textOnly}
      </span>
      {action !== undefined && (
        <Button size="sm" onClick={onAction}>
          {action}
        </Button>
      )}
    </div>
  );
}

/** Props of {@link ContentDress}. */
export interface ContentDressProps extends Wording {
  /** Content that is in its place before this is drawn. */
  content: PlacedContent;
}

/** Fits the content into the page, in the reader's language. Renders nothing. */
export function ContentDress({ content, ...wording }: ContentDressProps) {
  const { labels } = useWords(wording);
  useLayoutEffect(() => {
    const element = content.element();
    if (element) dressContent(element, labels);
  }, [content, labels]);
  return null;
}

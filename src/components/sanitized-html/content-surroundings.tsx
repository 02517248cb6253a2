'use client';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { numberFormat, pluralOf } from '../../internals/intl';
import { useCommitted } from '../../internals/use-committed';
import { Button } from '../../primitives/button';
import { Icon, info } from '../../primitives/icon';
import type { HeldPart } from './clean-tree';
import dress from './content-dress.module.css';
import rare from './rare-prose.module.css';
import styles from './content-surroundings.module.css';
import { dressContent } from './dress-content';
import { countHeld, release, withhold } from './hold-back';
import { reportPanel } from './rare-parts';
import type { SanitizeReport } from './sanitize-report';
import type { PlacedContent } from './use-clean-content';
import { usePart } from './use-part';
import { useWords, type Wording } from './use-words';

/** Class of content that {@link ContentDress} fits into the page. */
export const dressClass = `${rare.root} ${dress.root}`;

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
  /** Whether what would load from other sites may. */
  allowRemote: boolean;
  /** Called once for each content. */
  onReport: ((report: SanitizeReport) => void) | undefined;
  /** Whether the developer's panel stands below. */
  showReport: boolean;
}

/** Fits the content into the page, in the reader's language. Renders the developer's panel or nothing. */
export function ContentDress({
  content,
  allowRemote,
  onReport,
  showReport,
  ...wording
}: ContentDressProps) {
  const { labels } = useWords(wording);
  const panel = usePart(reportPanel, showReport);
  const told = useRef<SanitizeReport>(null);
  const tell = useCommitted(onReport);
  const { element, held, report } = content;
  useLayoutEffect(() => {
    const place = element();
    if (place) dressContent(place, labels);
  }, [element, labels]);
  useLayoutEffect(() => {
    if (!allowRemote) return undefined;
    release(held);
    return () => withhold(held);
  }, [held, allowRemote]);
  useLayoutEffect(() => {
    if (!report || told.current === report) return;
    told.current = report;
    tell.current?.(report);
  }, [report, tell]);
  return report && panel ? <panel.RemovalTable {...wording} report={report} /> : null;
}

'use client';
import type { MouseEvent } from 'react';
import { numberFormat, pluralOf } from '../../core/locale/intl';
import { Button } from '../../primitives/button';
import { Callout } from '../../primitives/callout';
import type { SanitizedHtmlLabels } from './words';

/** Reason why content is not shown: it loads from other sites, it is very long, or HTML cannot be parsed. */
export type NoticeKind = 'remote' | 'nothing' | 'text';

interface ContentNoticeProps {
  kind: NoticeKind;
  /** Number of parts from other sites, or of characters. */
  count: number;
  labels: SanitizedHtmlLabels;
  /** BCP 47 tag of the labels' language. */
  locale: string;
  /** Called when the user requests the content. */
  onAction: (event: MouseEvent) => void;
}

/** Notice about content that is not shown, with a button that shows it. Renders a `<div>`. */
export function ContentNotice(props: ContentNoticeProps) {
  const { kind, labels, onAction } = props;
  const action = { remote: labels.showRemote, nothing: labels.showLong, text: undefined }[kind];
  return (
    <Callout
      data-slot="sanitized-html-notice"
      actions={
        action !== undefined && (
          <Button size="sm" onClick={onAction}>
            {action}
          </Button>
        )
      }
    >
      {sentenceOf(props)}
    </Callout>
  );
}

function sentenceOf({ kind, count, labels, locale }: ContentNoticeProps): string {
  if (kind === 'text') return labels.textOnly;
  const number = numberFormat(locale).format(count);
  const plural = pluralOf(locale, count);
  return kind === 'remote' ? labels.remoteBlocked(number, plural) : labels.tooLong(number, plural);
}

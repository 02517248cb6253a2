'use client';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { callBack } from '../../core/callbacks';
import { cx, dataAttr } from '../../core/dom';
import { numberFormat, pluralOf } from '../../core/locale/intl';
import { useAnnouncer } from '../../core/messages/announcer';
import { useLocale, useLabels } from '../../core/provider/language';
import { givenNumber, inDevelopment } from '../../core/report-problem';
import { Button } from '../../primitives/button';
import { Callout } from '../../primitives/callout';
import marks from './content-marks.module.css';
import tables from './content-tables.module.css';
import prose from './prose.module.css';
import { RemovalTable } from './removal-table';
import { type SanitizedHtmlProps, checkProps } from './sanitized-html-props';
import styles from './sanitized-html.module.css';
import { useCleanContent, useContentNodes } from './use-content';
import { sanitizedHtml as english, type SanitizedHtmlLabels } from './words';

const proseStyles = cx(prose.root, tables.root, marks.root);

/** Reason why content is not shown: it loads from other sites, it is very long, or HTML cannot be parsed. */
type NoticeKind = 'remote' | 'nothing' | 'text';

/** HTML from an untrusted source, sanitized with a policy and styled as prose. Renders a `<div>`. */
export function SanitizedHtml(props: SanitizedHtmlProps) {
  const {
    html: htmlProp,
    policy = 'comment',
    allowRemote: allowRemoteProp,
    onAllowRemoteChange,
    headingBase,
    idPrefix,
    maxLength = 2_000_000,
    fallback,
    showReport = false,
    onReport,
    locale: localeProp,
    labels: labelsProp,
    className,
    ...rest
  } = props;
  if (inDevelopment) checkProps(props);
  const html = typeof htmlProp === 'string' ? htmlProp : '';
  const locale = useLocale(localeProp, 'SanitizedHtml');
  const labels = useLabels('sanitizedHtml', english, locale, labelsProp);
  // The user's permission applies to this HTML only. Only visible HTML can request remote parts.
  const [choice, setChoice] = useState<{ html: string; kind: NoticeKind }>();
  const chosen = choice?.html === html ? choice.kind : undefined;
  const allowRemote = allowRemoteProp ?? chosen === 'remote';
  // Also true for `NaN`, so that an invalid limit shows nothing immediately.
  const isTooLong = !chosen && !(html.length <= givenNumber(maxLength));
  const content = useCleanContent({
    html,
    policy,
    idPrefix,
    headingBase,
    maxLength: isTooLong ? maxLength : undefined,
  });
  const contentRef = useContentNodes(content, { labels, allowRemote, onReport });
  const report = content?.report;
  const isBlocked = !!report && report.remote > 0 && !allowRemote;
  const notice = report?.outcome === 'html' ? isBlocked && 'remote' : report?.outcome;

  const announcer = useAnnouncer(contentRef);
  const asked = useRef<NoticeKind>(undefined);
  const showMore = ({ nativeEvent: event }: MouseEvent) => {
    asked.current = notice || undefined;
    if (notice) setChoice({ html, kind: notice });
    if (notice === 'remote') callBack(onAllowRemoteChange, true, { reason: 'press', event });
  };
  useLayoutEffect(() => {
    // A parent may refuse or allow it later.
    if (!asked.current || asked.current === notice) return;
    asked.current = undefined;
    // The button is gone, or is now that of another notice.
    focusOnce(contentRef.current);
    announcer.say(labels.shown);
  });

  return (
    <div
      data-slot="sanitized-html"
      data-outcome={report?.outcome}
      data-blocked={dataAttr(isBlocked)}
      {...rest}
      className={cx(styles.root, className)}
    >
      {notice && (
        <ContentNotice
          kind={notice}
          count={notice === 'remote' ? (report?.remote ?? 0) : html.length}
          labels={labels}
          locale={locale}
          onAction={showMore}
        />
      )}
      {content && (
        <div
          ref={contentRef}
          dir="auto"
          data-slot="sanitized-html-content"
          data-email={dataAttr(policy === 'email')}
          className={proseStyles}
        />
      )}
      {!content && fallback !== undefined && (
        <div dir="auto" data-slot="sanitized-html-fallback" className={proseStyles}>
          {fallback}
        </div>
      )}
      {report && showReport && <RemovalTable report={report} labels={labels} locale={locale} />}
    </div>
  );
}

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
function ContentNotice(props: ContentNoticeProps) {
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

/** Focuses an element that is focusable only until focus leaves it. */
function focusOnce(element: HTMLElement | null): void {
  if (!element) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}

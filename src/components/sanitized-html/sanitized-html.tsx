'use client';
import { useState, type MouseEvent } from 'react';
import { cx } from '../../internals/class-names';
import { presence } from '../../internals/presence';
import { inDevelopment } from '../../internals/report-problem';
import { checkProps } from './check-props';
import prose from './prose.module.css';
import { reportPanel, surroundings, usePart } from './rare-parts';
import type { SanitizedHtmlProps } from './sanitized-html-props';
import styles from './sanitized-html.module.css';
import { useCleanContent } from './use-clean-content';

/** HTML from somebody who is not trusted, cleaned by a policy and set for reading. Renders a `<div>`. */
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
    locale,
    labels,
    className,
    ...rest
  } = props;
  if (inDevelopment) checkProps(props);
  const html = typeof htmlProp === 'string' ? htmlProp : '';
  // The reader allows one text, not the next one.
  const [remoteIn, setRemoteIn] = useState<string>();
  const [longIn, setLongIn] = useState<string>();
  const allowRemote = allowRemoteProp ?? remoteIn === html;
  const content = useCleanContent({
    html,
    policy,
    idPrefix,
    headingBase,
    maxLength: longIn === html ? Infinity : maxLength,
    allowRemote,
    onReport,
    showReport,
  });
  const { outcome, held = [], marked = false } = content ?? {};
  const isHeld = held.length > 0 && !allowRemote;
  const notice = outcome === 'html' ? isHeld && 'remote' : outcome;
  const act = ({ nativeEvent: event }: MouseEvent) => {
    if (notice === 'nothing') return setLongIn(html);
    setRemoteIn(html);
    onAllowRemoteChange?.(true, { reason: 'press', event });
  };
  const around = usePart(surroundings, marked || !!notice);
  const panel = usePart(reportPanel, showReport);
  const wording = { locale, labels };
  return (
    <div
      data-slot="sanitized-html"
      data-outcome={outcome}
      data-held={presence(isHeld)}
      {...rest}
      className={cx(styles.root, className)}
    >
      {notice && (
        <div data-slot="sanitized-html-notice-place" className={styles.noticePlace}>
          {around && (
            <around.ContentNotice
              {...wording}
              kind={notice}
              held={held}
              length={html.length}
              onAction={act}
            />
          )}
        </div>
      )}
      {content ? (
        <div
          ref={content.place}
          dir="auto"
          data-slot="sanitized-html-content"
          data-paper={presence(policy === 'email')}
          className={cx(prose.root, around?.dressClass)}
        />
      ) : (
        fallback !== undefined && (
          <div key="fallback" dir="auto" data-slot="sanitized-html-fallback" className={prose.root}>
            {fallback}
          </div>
        )
      )}
      {content && around && <around.ContentDress {...wording} content={content} />}
      {content?.report && panel && <panel.RemovalTable {...wording} report={content.report} />}
    </div>
  );
}

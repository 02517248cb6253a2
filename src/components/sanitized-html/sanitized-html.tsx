'use client';
import { useState } from 'react';
import { cx } from '../../internals/class-names';
import { presence } from '../../internals/presence';
import { inDevelopment } from '../../internals/report-problem';
import { checkProps } from './check-props';
import prose from './prose.module.css';
import { surroundings } from './rare-parts';
import type { SanitizedHtmlProps } from './sanitized-html-props';
import styles from './sanitized-html.module.css';
import { useCleanContent } from './use-clean-content';
import { usePart } from './use-part';

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
  // The reader chooses for one text, not for the next one; who loads from other sites has seen all of it.
  const [chosen, choose] = useState<{ html: string; notice: string }>();
  const choice = chosen?.html === html ? chosen.notice : undefined;
  const allowRemote = allowRemoteProp ?? choice === 'remote';
  const content = useCleanContent({
    html,
    policy,
    idPrefix,
    headingBase,
    tooLong: !choice && !(html.length <= maxLength),
    onReport,
    showReport,
  });
  const { outcome, held = [], marked = false, place } = content ?? {};
  const isHeld = held.length > 0 && !allowRemote;
  const notice = outcome === 'html' ? isHeld && 'remote' : outcome;
  const around = usePart(
    surroundings,
    marked || !!(notice || onReport || showReport) || policy === 'email',
  );
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
              onAction={({ nativeEvent: event }) => {
                choose({ html, notice });
                if (notice === 'remote') onAllowRemoteChange?.(true, { reason: 'press', event });
              }}
            />
          )}
        </div>
      )}
      {content ? (
        <div
          ref={place}
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
      {content && around && (
        <around.ContentDress
          {...wording}
          content={content}
          allowRemote={allowRemote}
          onReport={onReport}
          showReport={showReport}
        />
      )}
    </div>
  );
}

'use client';
import { useRef, useState, type MouseEvent } from 'react';
import { cx } from '../../internals/class-names';
import { numberFormat, pluralOf } from '../../internals/intl';
import { useLocale } from '../../internals/locale-context';
import { presence } from '../../internals/presence';
import { useLabels } from '../../internals/use-labels';
import { sanitizedHtmlLabels } from './labels';
import prose from './prose.module.css';
import parts from './prose-parts.module.css';
import { noticePart, reportPart, usePart } from './rare-parts';
import type { SanitizedHtmlProps } from './sanitized-html-props';
import styles from './sanitized-html.module.css';
import { useCleanContent } from './use-clean-content';
import { usableRules } from './usable-rules';

/** HTML from somebody who is not trusted, cleaned by a policy and set for reading. Renders a `<div>`. */
export function SanitizedHtml({
  html: htmlProp,
  policy: policyProp = 'comment',
  allowRemote,
  onAllowRemoteChange,
  headingBase: headingBaseProp,
  idPrefix,
  maxLength: maxLengthProp = 2_000_000,
  fallback,
  showReport = false,
  onReport,
  locale: localeProp,
  labels: labelsProp,
  className,
  ...rest
}: SanitizedHtmlProps) {
  const locale = useLocale(localeProp, 'SanitizedHtml');
  const labels = useLabels(sanitizedHtmlLabels, locale, labelsProp);
  const { html, policy, headingBase, maxLength } = usableRules({
    html: htmlProp,
    policy: policyProp,
    headingBase: headingBaseProp,
    maxLength: maxLengthProp,
  });
  // The reader allows one text, not the next one.
  const [remoteIn, setRemoteIn] = useState<string>();
  const [longShown, setLongShown] = useState<string>();
  const remoteAllowed = allowRemote ?? remoteIn === html;
  const host = useRef<HTMLDivElement>(null);
  const content = useCleanContent(host, {
    html,
    policy,
    idPrefix,
    headingBase,
    maxLength: longShown === html ? Number.POSITIVE_INFINITY : maxLength,
    remoteAllowed,
    labels,
    onReport,
  });
  const report = content?.report;
  const outcome = report?.outcome;
  const held = remoteAllowed ? 0 : (report?.remote ?? 0);
  const number = (count: number) => numberFormat(locale).format(count);
  const notice =
    outcome === 'nothing'
      ? { text: labels.tooLong(number(html.length)), action: labels.showLong }
      : outcome === 'text'
        ? { text: labels.textOnly, action: undefined }
        : {
            text: labels.remoteHeld(number(held), pluralOf(locale, held)),
            action: labels.showRemote,
          };
  const noticed = outcome === 'nothing' || outcome === 'text' || held > 0;
  const act = ({ nativeEvent: event }: MouseEvent) => {
    if (outcome === 'nothing') return setLongShown(html);
    if (allowRemote === undefined) setRemoteIn(html);
    onAllowRemoteChange?.(true, { reason: 'press', event });
  };
  const noticeModule = usePart(noticePart, noticed);
  const reportModule = usePart(reportPart, showReport);
  return (
    <div
      data-slot="sanitized-html"
      data-outcome={outcome}
      data-held={presence(held > 0)}
      {...rest}
      className={cx(styles.root, className)}
    >
      {noticed && (
        <div data-slot="sanitized-html-notice-place" className={styles.noticePlace}>
          {noticeModule && <noticeModule.SanitizedHtmlNotice {...notice} onAction={act} />}
        </div>
      )}
      {content ? (
        <div
          key={outcome}
          ref={host}
          dir="auto"
          data-slot="sanitized-html-content"
          data-paper={presence(outcome === 'html' && policy === 'email')}
          className={cx(prose.root, parts.root, outcome === 'text' && styles.source)}
        >
          {outcome === 'text' ? html : undefined}
        </div>
      ) : (
        fallback !== undefined && (
          <div dir="auto" data-slot="sanitized-html-fallback" className={prose.root}>
            {fallback}
          </div>
        )
      )}
      {report && reportModule && (
        <reportModule.SanitizedHtmlReport report={report} labels={labels} locale={locale} />
      )}
    </div>
  );
}

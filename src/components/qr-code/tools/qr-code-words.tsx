'use client';
import { Button } from '../../../primitives/button';
import { circleCheck, Icon, refreshCw, triangleAlert } from '../../../primitives/icon';
import { Spinner } from '../../../primitives/spinner';
import { versionFor, type QrLevel } from '../capacity/capacity';
import { mostOf, totalLength } from '../capacity/capacity-meter';
import type { QrToolProps } from './tool-props';
import styles from './qr-code-tools.module.css';
import { useToolWords } from './use-tool-words';

/** Text in place of a code: why there is none, and what to do. */
export function QrWords(props: QrToolProps) {
  const { labels } = useToolWords(props);
  const { cover, asked } = props;
  const { onRefresh } = asked;
  if (!cover) return null;
  return (
    <div role="status" data-slot="qr-code-words" className={styles.words}>
      {cover === 'loading' && <Spinner size="lg" className={styles.spinner} />}
      {cover === 'scanned' && <Icon shapes={circleCheck} size="lg" />}
      {cover === 'tooLong' && <Icon shapes={triangleAlert} size="lg" />}
      <strong data-slot="qr-code-state" className={styles.state}>
        {labels[cover]}
      </strong>
      {cover === 'tooLong' && <QrSurplus {...props} />}
      {cover === 'expired' && onRefresh && (
        <Button data-slot="qr-code-refresh" size="sm" onClick={() => onRefresh()}>
          <Icon shapes={refreshCw} />
          {labels.refresh}
        </Button>
      )}
    </div>
  );
}

/** Shows by how much a value is too long for its level, and whether it fits at a lower one. */
function QrSurplus(props: QrToolProps) {
  const { labels, number, amount } = useToolWords(props);
  const { lengths } = props.content;
  const { level } = props.drawn;
  const { used, unit } = totalLength(lengths);
  const most = (at: QrLevel) => mostOf(40, at, unit);
  const lower = (['Q', 'M', 'L'] as const).find((other) => versionFor(lengths, other));
  const surplus = amount({ used: used - most(level), unit });
  return (
    <span data-slot="qr-code-reason" className={styles.root}>
      {labels.tooLongFor(amount({ used, unit }), number(most(level)), level)}
      <br />
      {lower ? labels.lowerLevel(lower) : labels.shorten(surplus)}
    </span>
  );
}

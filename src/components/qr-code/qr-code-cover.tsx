// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
'use client';
import { Button } from '../../primitives/button';
import { Icon, circleCheck, refreshCw, triangleAlert } from '../../primitives/icon';
import { Spinner } from '../../primitives/spinner';
import { type QrLength, type QrLevel, mostOf, totalLength, versionFor } from './capacity';
import styles from './qr-code.module.css';
import type { QrTexts } from './qr-tool';

/** Reason why there is no code. */
export type QrCoverState = 'loading' | 'expired' | 'scanned' | 'empty' | 'tooLong';

interface QrCoverProps {
  state: QrCoverState;
  /** Side length in CSS pixels. */
  size: number;
  /** Lengths of the parts of the value. */
  lengths: readonly QrLength[];
  level: QrLevel;
  texts: QrTexts;
  onRefresh: (() => void) | undefined;
  'aria-label': string | undefined;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
}

// The three finder patterns of a small code, which cannot be scanned.
const ghost = 'M2 2h7v7h-7zM32 2h7v7h-7zM2 32h7v7h-7zM4 4h3v3h-3zM34 4h3v3h-3zM4 34h3v3h-3z';

/** Placeholder for a code: why there is none, and what to do. Renders a `<div role="group">`. */
export function QrCover(props: QrCoverProps) {
  const { state, size, lengths, level, texts, onRefresh, ...naming } = props;
  const { labels } = texts;
  return (
    <div {...naming} role="group" data-slot="qr-code-cover" className={styles.cover}>
      <svg
        viewBox="0 0 41 41"
        width={size}
        height={size}
        aria-hidden="true"
        data-slot="qr-code-ghost"
        className={styles.ghost}
      >
        <path fillRule="evenodd" d={ghost} />
      </svg>
      <div role="status" data-slot="qr-code-status" className={styles.texts}>
        {state === 'loading' && <Spinner size="lg" className={styles.spinner} />}
        {state === 'scanned' && <Icon icon={circleCheck} size="lg" />}
        {state === 'tooLong' && <Icon icon={triangleAlert} size="lg" />}
        <strong data-slot="qr-code-state" className={styles.state}>
          {labels[state]}
        </strong>
        {state === 'tooLong' && <QrSurplus lengths={lengths} level={level} texts={texts} />}
        {state === 'expired' && onRefresh && (
          <Button data-slot="qr-code-refresh" size="sm" onClick={() => onRefresh()}>
            <Icon icon={refreshCw} />
            {labels.refresh}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Shows by how much a value is too long for its level, and whether it fits at a lower one. */
function QrSurplus({ lengths, level, texts }: Pick<QrCoverProps, 'lengths' | 'level' | 'texts'>) {
  const { labels, number, amount } = texts;
  const { used, unit } = totalLength(lengths);
  const most = (at: QrLevel) => mostOf(40, at, unit);
  const lower = (['Q', 'M', 'L'] as const).find((other) => versionFor(lengths, other));
  const surplus = amount({ used: used - most(level), unit });
  return (
    <span data-slot="qr-code-reason" className={styles.reason}>
      {labels.tooLongFor(amount({ used, unit }), number(most(level)), level)}
      <br />
      {lower ? labels.lowerLevel(lower) : labels.shorten(surplus)}
    </span>
  );
}

'use client';
import { cx } from '../../../internals/class-names';
import { levelIn, mostOf, totalLength } from '../capacity/capacity-meter';
import type { QrToolProps } from './tool-props';
import styles from './qr-code-tools.module.css';
import { useToolWords } from './use-tool-words';

/** Length of the value beside what the version holds at the level that was asked for. */
export function QrCapacity(props: QrToolProps) {
  const { labels, number, amount } = useToolWords(props);
  const { lengths, version } = props.content;
  const { level } = props.drawn;
  if (version === null) return null;
  const { used, unit } = totalLength(lengths);
  const most = mostOf(version, level, unit);
  return (
    <div data-slot="qr-code-meter" className={cx(styles.root, styles.meter)}>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        data-slot="qr-code-bar"
        className={styles.bar}
      >
        <rect width={Math.min(100, (used / most) * 100)} height="1" />
      </svg>
      {labels.used(number(used), amount({ used: most, unit }))}
      <br />
      {labels.version(number(version), levelIn(version, lengths, level))}
    </div>
  );
}

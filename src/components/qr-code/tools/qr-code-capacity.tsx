'use client';
import { cx } from '../../../core/class-names';
import { Meter } from '../../../primitives/meter';
import { levelIn, mostOf, totalLength } from '../capacity';
import styles from './qr-code-tools.module.css';
import type { QrToolProps } from './qr-tool';

/** Shows the length of the value and the capacity of the version at the requested level. */
export function QrCapacity({ content, usable, texts }: QrToolProps) {
  const { labels, number, amount } = texts;
  const { lengths, version } = content;
  const { level } = usable;
  if (version === null) return null;
  const { used, unit } = totalLength(lengths);
  const most = mostOf(version, level, unit);
  const capacity = labels.used(number(used), amount({ used: most, unit }));
  return (
    <div data-slot="qr-code-meter" className={cx(styles.root, styles.meter)}>
      <span data-slot="qr-code-version">
        {labels.version(number(version), levelIn(version, lengths, level))}
      </span>
      <span data-slot="qr-code-used">{capacity}</span>
      <Meter
        // The text beside it has the same information.
        aria-hidden="true"
        label={capacity}
        value={used}
        max={most}
        data-slot="qr-code-bar"
      />
    </div>
  );
}

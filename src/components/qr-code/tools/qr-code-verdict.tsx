'use client';
import { dataAttr } from '../../../core/data-attr';
import {
  check,
  chevronDown,
  circleAlert,
  circleCheck,
  Icon,
  triangleAlert,
} from '../../../primitives/icon';
import { VisuallyHidden } from '../../../primitives/visually-hidden';
import { levelIn, modulesOf } from '../capacity';
import { logoRoom } from '../geometry';
import { checkScannability, type ScanRule, type ScanVerdict } from '../scanning/check-scannability';
import { cssChannels } from '../scanning/color-channels';
import styles from './qr-code-verdict.module.css';
import type { QrToolProps } from './qr-tool';

/** Props of {@link QrVerdict}. */
interface QrVerdictProps extends QrToolProps {
  /** CSS color of the dark modules. */
  color: string | undefined;
  /** CSS color of the light modules. */
  background: string | undefined;
}

const shares: ReadonlySet<ScanRule> = new Set(['contrast', 'logo']);

function verdictOf(props: QrVerdictProps): ScanVerdict | null {
  const { version, lengths } = props.content;
  const { logo, level, size, quietZone, printSize } = props.usable;
  if (version === null) return null;
  return checkScannability({
    version,
    level: levelIn(version, lengths, level),
    size,
    quietZone,
    color: cssChannels(props.color),
    background: cssChannels(props.background),
    printSize,
    logo: logo && logoRoom(modulesOf(version), logo.size, logo.aspect),
  });
}

/** Scanning rules with their result for this code; open if one fails. */
export function QrVerdict(props: QrVerdictProps) {
  const { labels, number } = props.texts;
  const verdict = verdictOf(props);
  if (!verdict) return null;
  const measure = (rule: ScanRule, value: number) =>
    shares.has(rule)
      ? number(value / 100, { style: 'percent', maximumFractionDigits: 0 })
      : number(value, { maximumFractionDigits: 2 });
  const { ok, findings } = verdict;
  return (
    <details open={!ok} data-slot="qr-code-verdict-panel" className={styles.root}>
      <summary data-slot="qr-code-summary" data-ok={dataAttr(ok)} className={styles.summary}>
        <Icon icon={ok ? circleCheck : triangleAlert} />
        {ok ? labels.scansWell : labels.mayFail}
        <Icon icon={chevronDown} className={styles.chevron} />
      </summary>
      <ul data-slot="qr-code-rules" className={styles.rules}>
        {findings.map(({ rule, pass, found, asked }) => (
          <li
            key={rule}
            data-slot="qr-code-rule"
            data-pass={dataAttr(pass)}
            className={styles.rule}
          >
            <Icon icon={pass ? check : circleAlert} size="sm" />
            <span>
              <VisuallyHidden>{pass ? labels.passed : labels.failed} </VisuallyHidden>
              {labels.rules[rule](measure(rule, found), measure(rule, asked))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

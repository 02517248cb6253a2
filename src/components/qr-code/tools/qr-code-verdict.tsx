'use client';
import {
  check,
  chevronDown,
  circleAlert,
  circleCheck,
  Icon,
  triangleAlert,
} from '../../../primitives/icon';
import { dataAttr } from '../../../internals/data-attr';
import { VisuallyHidden } from '../../../primitives/visually-hidden';
import { modulesOf } from '../capacity/capacity';
import { levelIn } from '../capacity/capacity-meter';
import { cssChannels } from '../scanning/css-channels';
import { logoRoom } from '../geometry';
import { checkScannability, type ScanRule, type ScanVerdict } from '../scanning/check-scannability';
import type { QrToolProps } from './tool-props';
import styles from './qr-code-verdict.module.css';
import { useToolWords } from './use-tool-words';

const shares: ReadonlySet<ScanRule> = new Set(['contrast', 'logo']);

function verdictOf({ content, drawn, asked }: QrToolProps): ScanVerdict | null {
  const { version, lengths } = content;
  const { logo, level, size, quietZone } = drawn;
  if (version === null) return null;
  return checkScannability({
    version,
    level: levelIn(version, lengths, level),
    size,
    quietZone,
    color: cssChannels(asked.color),
    background: cssChannels(asked.background),
    printSize: asked.printSize,
    logo: logo && logoRoom(modulesOf(version), logo.size, logo.aspect),
  });
}

/** Scanning rules with their result for this code; open if one fails. */
export function QrVerdict(props: QrToolProps) {
  const { labels, number } = useToolWords(props);
  const verdict = verdictOf(props);
  if (!verdict || props.cover) return null;
  const measure = (rule: ScanRule, value: number) =>
    shares.has(rule)
      ? number(value / 100, { style: 'percent', maximumFractionDigits: 0 })
      : number(value, { maximumFractionDigits: 2 });
  const { ok, findings } = verdict;
  return (
    <details open={!ok} data-slot="qr-code-verdict-panel" className={styles.root}>
      <summary data-slot="qr-code-summary" data-ok={dataAttr(ok)} className={styles.summary}>
        <Icon shapes={ok ? circleCheck : triangleAlert} />
        {ok ? labels.scansWell : labels.mayFail}
        <Icon shapes={chevronDown} className={styles.chevron} />
      </summary>
      <ul data-slot="qr-code-rules" className={styles.rules}>
        {findings.map(({ rule, pass, found, asked }) => (
          <li
            key={rule}
            data-slot="qr-code-rule"
            data-pass={dataAttr(pass)}
            className={styles.rule}
          >
            <Icon shapes={pass ? check : circleAlert} size="sm" />
            <span>
              <VisuallyHidden>{pass ? labels.kept : labels.broken} </VisuallyHidden>
              {labels.rules[rule](measure(rule, found), measure(rule, asked))}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
'use client';
import { useState } from 'react';
import { cx, dataAttr } from '../../core/dom';
import { Button } from '../../primitives/button';
import {
  Icon,
  check,
  chevronDown,
  circleAlert,
  circleCheck,
  triangleAlert,
} from '../../primitives/icon';
import { Meter } from '../../primitives/meter';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import { levelIn, modulesOf, mostOf, totalLength } from './capacity';
import {
  type ScanRule,
  type ScanVerdict,
  checkScannability,
  paintedColor,
} from './check-scannability';
import { downloadQrCode } from './export-qr-code';
import { logoRoom } from './geometry';
import type { QrDownload } from './qr-code-props';
import styles from './qr-code-tools.module.css';
import type { QrToolProps } from './qr-tool';
import type { QrCodeLabels } from './words';

/** Shows the length of the value and the capacity of the version at the level that is drawn. */
export function QrCapacity({ content, usable, texts }: QrToolProps) {
  const { labels, number, amount } = texts;
  const { lengths, version } = content;
  if (version === null) return null;
  const level = levelIn(version, lengths, usable.level);
  const { used, unit } = totalLength(lengths);
  const most = mostOf(version, level, unit);
  const capacity = labels.used(number(used), amount({ used: most, unit }));
  return (
    <div data-slot="qr-code-meter" className={cx(styles.root, styles.meter)}>
      <span data-slot="qr-code-version">{labels.version(number(version), level)}</span>
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
    color: paintedColor(props.color),
    background: paintedColor(props.background),
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
    <details open={!ok} data-slot="qr-code-verdict-panel" className={styles.verdict}>
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

interface QrDownloadsProps {
  downloads: ReadonlyArray<QrDownload>;
  /** Name of the files, without extension. */
  fileName: string;
  /** Side length of the SVG in millimeters. */
  printSize: number | undefined;
  /** Whether there is no code to download. */
  disabled: boolean;
  labels: QrCodeLabels;
}

const formatNames: Readonly<Record<QrDownload, string>> = {
  svg: 'SVG',
  png: 'PNG',
  'png-2x': 'PNG 2×',
  'png-4x': 'PNG 4×',
};

async function save(
  root: Element | null,
  format: QrDownload,
  options: Pick<QrDownloadsProps, 'fileName' | 'printSize'>,
): Promise<void> {
  if (root) await downloadQrCode(root, format, options);
}

/** Returns the label of a button: beside PNG, its larger sizes are labeled by their factor. */
function shortName(format: QrDownload, offered: readonly QrDownload[]): string {
  const name = formatNames[format];
  return offered.includes('png') ? name.replace('PNG ', '') : name;
}

/** Row of joined buttons that download the code. */
export function QrDownloads(props: QrDownloadsProps) {
  const { downloads, disabled, labels } = props;
  const [failed, setFailed] = useState(false);
  return (
    <div role="group" aria-label={labels.downloads} data-slot="qr-code-files">
      <div data-slot="qr-code-tiles" className={styles.files}>
        {downloads.map((format) => (
          <Button
            key={format}
            data-slot="qr-code-download"
            variant="ghost"
            size="sm"
            aria-label={labels.download(formatNames[format])}
            disabled={disabled}
            className={styles.file}
            onClick={({ currentTarget }) => {
              save(currentTarget.closest('[data-slot="qr-code"]'), format, props).then(
                () => setFailed(false),
                () => setFailed(true),
              );
            }}
          >
            <bdi dir="ltr">{shortName(format, downloads)}</bdi>
          </Button>
        ))}
      </div>
      <span role="status" data-slot="qr-code-failure" className={cx(styles.root, styles.failure)}>
        {failed && (
          <>
            <Icon icon={circleAlert} size="sm" />
            {labels.downloadFailed}
          </>
        )}
      </span>
    </div>
  );
}

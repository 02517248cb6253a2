// biome-ignore-all lint/a11y/useSemanticElements: `<fieldset>` has its own layout and `disabled`.
'use client';
import { useState } from 'react';
import { cx } from '../../../core/class-names';
import { Button } from '../../../primitives/button';
import { circleAlert, Icon } from '../../../primitives/icon';
import { downloadQrCode } from '../export-qr-code';
import type { QrDownload } from '../qr-code-props';
import type { QrCodeLabels } from '../words';
import styles from './qr-code-tools.module.css';

/** Props of {@link QrDownloads}. */
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

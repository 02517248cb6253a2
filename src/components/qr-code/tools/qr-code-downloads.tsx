'use client';
import { useState } from 'react';
import { cx } from '../../../internals/class-names';
import { Button } from '../../../primitives/button';
import type { QrDownload } from '../qr-code-props';
import type { QrToolProps } from './tool-props';
import styles from './qr-code-tools.module.css';
import { useToolWords } from './use-tool-words';

const formatNames: Readonly<Record<QrDownload, string>> = {
  svg: 'SVG',
  png: 'PNG',
  'png-2x': 'PNG 2×',
  'png-4x': 'PNG 4×',
};

async function save(root: Element | null, format: QrDownload, props: QrToolProps): Promise<void> {
  const { downloadQrCode } = await import('../export/download-qr-code');
  const { fileName = 'qr-code', printSize } = props.asked;
  if (root) await downloadQrCode(root, format, { fileName, printSize });
}

/** Buttons that save the code as a file. */
export function QrDownloads(props: QrToolProps) {
  const { labels } = useToolWords(props);
  const [failed, setFailed] = useState(false);
  return (
    <div
      role="group"
      aria-label={labels.downloads}
      data-slot="qr-code-files"
      className={styles.files}
    >
      {props.asked.downloads?.map((format) => (
        <Button
          key={format}
          data-slot="qr-code-download"
          size="sm"
          aria-label={labels.download(formatNames[format])}
          disabled={props.cover !== null}
          className={styles.file}
          onClick={({ currentTarget }) => {
            save(currentTarget.closest('[data-slot="qr-code"]'), format, props).then(
              () => setFailed(false),
              () => setFailed(true),
            );
          }}
        >
          <bdi dir="ltr">{formatNames[format]}</bdi>
        </Button>
      ))}
      <span role="status" data-slot="qr-code-failure" className={cx(styles.root, styles.failure)}>
        {failed && labels.downloadFailed}
      </span>
    </div>
  );
}

import { qrCodeToPng, qrCodeToSvg } from './export-qr-code';
import type { QrDownload } from '../qr-code-props';

const scales = { png: 1, 'png-2x': 2, 'png-4x': 4 };

/** Downloads the code as a file. Rejects if the file cannot be created. */
export async function downloadQrCode(
  element: Element,
  format: QrDownload,
  { fileName, printSize }: { fileName: string; printSize: number | undefined },
): Promise<void> {
  const blob =
    format === 'svg'
      ? new Blob([await qrCodeToSvg(element, { printSize })], { type: 'image/svg+xml' })
      : await qrCodeToPng(element, scales[format]);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${fileName}.${format === 'svg' ? 'svg' : 'png'}`;
  link.click();
  // By the next task, the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

import type { QrCodeLabels } from './labels';

/** German words of the QR code. */
export const labels: QrCodeLabels = {
  code: 'QR-Code',
  codeFor: (text) => `QR-Code für ${text}`,
};

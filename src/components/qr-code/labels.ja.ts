import type { QrCodeLabels } from './labels';

/** Japanese words of the QR code. */
export const labels: QrCodeLabels = {
  code: 'QRコード',
  codeFor: (text) => `${text} のQRコード`,
};

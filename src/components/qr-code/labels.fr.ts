import type { QrCodeLabels } from './labels';

/** French words of the QR code. */
export const labels: QrCodeLabels = {
  code: 'Code QR',
  codeFor: (text) => `Code QR pour ${text}`,
};

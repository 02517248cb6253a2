import type { QrCodeLabels } from './labels';

/** Arabic words of the QR code. */
export const labels: QrCodeLabels = {
  code: 'رمز QR',
  codeFor: (text) => `رمز QR إلى ${text}`,
};

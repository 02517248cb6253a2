import type { SizePlan } from '../../size-plan.ts';

/**
 * Size limits of a QR code, including its copy button, which is shown by default, and the cover of a code that is loading,
 * expired, empty or too long: both are rendered immediately, even on a server.
 */
export const sizePlan: SizePlan = {
  limits: { QrCode: 15_000 },
  bare: { package: 'qrcode.react', code: `export { QRCodeSVG } from 'qrcode.react';` },
  counted: ['qrcode.react/'],
};

import type { SizePlan } from '../../size-plan.ts';

/** Size limits of a QR code. */
export const sizePlan: SizePlan = {
  limits: { QrCode: 14_000 },
  bare: { package: 'qrcode.react', code: `export { QRCodeSVG } from 'qrcode.react';` },
  counted: ['qrcode.react/'],
};

import type { SizePlan } from '../../size-plan.ts';

/** What a QR code may weigh. */
export const sizePlan: SizePlan = {
  limits: { QrCode: 14_000 },
  bare: { package: 'qrcode.react', code: `export { QRCodeSVG } from 'qrcode.react';` },
  counted: ['qrcode.react/'],
};

import type { LabelCatalogue } from '../../internals/use-labels';

/** Words that every code says at once; those of its buttons and states are in `QrCodeToolLabels`. */
export interface QrCodeLabels {
  /** Name of a code that has no content to be named after. */
  code: string;
  /** Name of a code, after the text below it. */
  codeFor: (text: string) => string;
}

const en: QrCodeLabels = {
  code: 'QR code',
  codeFor: (text) => `QR code for ${text}`,
};

/** Catalogue of the QR code's words. */
export const qrCodeLabels: LabelCatalogue<QrCodeLabels> = {
  name: 'qrCode',
  en,
  load: {
    de: () => import('./labels.de'),
    fr: () => import('./labels.fr'),
    ar: () => import('./labels.ar'),
    ja: () => import('./labels.ja'),
  },
};

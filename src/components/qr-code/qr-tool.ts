import { lazyModule } from '../../core/lazy-module';
import { numberFormat, pluralOf } from '../../core/locale/intl';
import type { QrContent, QrLength } from './capacity';
import type { UsableProps } from './qr-code-props';
import type { QrCodeLabels } from './words';

/** Tools that few codes have: capacity, verdict and downloads. */
export const qrCodeTools = lazyModule(() => import('./qr-code-tools'));

/** Preloads the tools, so that the first code already shows them. */
export async function preloadQrCodeTools(): Promise<void> {
  await qrCodeTools.load();
}

/** Texts with numbers, in the user's language. */
export interface QrTexts {
  labels: QrCodeLabels;
  /** Formats a number. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** Formats a length with its unit. */
  amount: (length: QrLength) => string;
}

/** Returns the texts of a language. */
export function qrTexts(labels: QrCodeLabels, locale: string): QrTexts {
  const number: QrTexts['number'] = (value, options) => numberFormat(locale, options).format(value);
  return {
    labels,
    number,
    amount: ({ used, unit }) => labels.amount(number(used), unit, pluralOf(locale, used)),
  };
}

/** Props of the tools that describe a code. */
export interface QrToolProps {
  content: QrContent;
  /** Valid props of the code. */
  usable: UsableProps;
  texts: QrTexts;
}

'use client';
import { numberFormat, pluralOf } from '../../../internals/intl';
import { useLabels } from '../../../provider/use-labels';
import { qrCode as english } from '../../../languages/en';
import type { QrLength } from '../capacity/capacity';
import type { QrToolProps } from './tool-props';

/** Returns the labels of the tools, with numbers and lengths formatted in the user's language. */
export function useToolWords({ locale, asked }: QrToolProps) {
  const labels = useLabels('qrCode', english, locale, asked.labels);
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    numberFormat(locale, options).format(value);
  const amount = ({ used, unit }: QrLength) =>
    labels.amount(number(used), unit, pluralOf(locale, used));
  return { labels, number, amount };
}

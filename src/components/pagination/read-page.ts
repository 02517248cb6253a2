import { toAsciiDigits } from '../../core/locale/fold-text';

/**
 * Parses a typed page number; `null` if the page does not exist. Accepts the digits of any script and ignores
 * the locale's thousands separators, spaces and invisible directional marks.
 * @param format Formats numbers in the locale.
 * @param last Last page, `Infinity` if unknown.
 */
export function readPage(
  text: string,
  format: (number: number) => string,
  last: number,
): number | null {
  const separators = new Set(format(123_456_789).replaceAll(/\p{Nd}/gu, ''));
  const plain = [...toAsciiDigits(text.normalize('NFKC'))]
    .filter((sign) => !separators.has(sign) && !/[\s\p{Cf}]/u.test(sign))
    .join('');
  const page = /^\d+$/.test(plain) ? Number(plain) : 0;
  return page >= 1 && page <= last && Number.isSafeInteger(page) ? page : null;
}

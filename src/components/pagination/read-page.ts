/**
 * Page that a typed text names, or `null` where it names none. Reads the digits of the locale beside 0-9, and over
 * its separators of thousands and any space.
 * @param format Writer of numbers in the locale.
 * @param last Last page that there is, `Infinity` where nobody knows.
 */
export function readPage(
  text: string,
  format: (number: number) => string,
  last: number,
): number | null {
  const digits = Array.from({ length: 10 }, (_, digit) => format(digit));
  const separators = new Set(format(123_456_789).replaceAll(/\p{Nd}/gu, ''));
  let plain = '';
  for (const sign of text.normalize('NFKC')) {
    const digit = digits.indexOf(sign);
    if (digit >= 0) plain += digit;
    else if (!separators.has(sign) && !/\s/.test(sign)) plain += sign;
  }
  const page = /^\d+$/.test(plain) ? Number(plain) : 0;
  return page >= 1 && page <= last ? page : null;
}

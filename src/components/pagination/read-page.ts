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
  let plain = '';
  for (const sign of text.normalize('NFKC')) {
    if (isDigit(sign)) plain += digitOf(sign);
    else if (!separators.has(sign) && !/[\s\p{Cf}]/u.test(sign)) plain += sign;
  }
  const page = /^\d+$/.test(plain) ? Number(plain) : 0;
  return page >= 1 && page <= last && Number.isSafeInteger(page) ? page : null;
}

const isDigit = (sign: string) => /\p{Nd}/u.test(sign);

/**
 * Returns the value of a digit. In Unicode, the ten digits of a script are consecutive, starting with zero.
 */
function digitOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/**
 * Parses a typed page number; `null` where no such page exists. Reads the digits of any script and ignores
 * the locale's thousands separators, spaces and invisible directional marks.
 * @param format Formats numbers in the locale.
 * @param last Last page, `Infinity` where it is unknown.
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

/** Value of a digit: in Unicode the ten of a script follow each other, zero first. */
function digitOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

const digit = /\p{Nd}/u;

/**
 * Digits of a one-time code as the user types or pastes it, in ASCII: "123 456", "G-123456", "１２３", "١٢٣".
 * @param length Greatest number of digits; the rest is left out.
 */
export function readCode(text: string, length: number): string {
  const digits = Array.from(text).filter((character) => digit.test(character));
  return digits.slice(0, length).map(digitValue).join('');
}

/** Value of a decimal digit of any script: Unicode keeps each script's ten in a row (Unicode 17, section 4.6). */
function digitValue(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let first = code;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

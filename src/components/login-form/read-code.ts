const digit = /\p{Nd}/u;

/**
 * Returns the digits of a one-time code as typed or pasted, in ASCII: "123 456", "G-123456", "１２３", "١٢٣".
 * @param length Maximum number of digits; the rest is ignored.
 */
export function readCode(text: string, length: number): string {
  const digits = Array.from(text).filter((character) => digit.test(character));
  return digits.slice(0, length).map(digitValue).join('');
}

/**
 * Returns the value of a decimal digit of any script. In Unicode, the ten digits of a script are consecutive
 * (Unicode 17, section 4.6).
 */
function digitValue(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  let first = code;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

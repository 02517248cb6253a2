/**
 * Returns a typed text in lower case, without accents and invisible characters, with ASCII digits. Wide forms
 * of letters and signs become plain ones.
 */
export function foldLetters(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Accents, vowel points and hamza, the Arabic tatweel; joiners and direction marks (Cf).
      .replace(/[\u0300-\u036f\u064b-\u0655\u0670\u0640]|\p{Cf}/gu, '')
      .normalize('NFC')
      .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
      .toLowerCase()
      .replaceAll('ı', 'i')
  );
}

/** Returns the value of a decimal digit of any script. In Unicode, each set starts at `…0` or `…6`. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  const row = code & ~15;
  const zero = /\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6;
  return code - zero;
}

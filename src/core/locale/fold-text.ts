/**
 * Returns typed text in lower case, without accents and invisible characters, with ASCII digits. Wide forms
 * of letters and signs become plain ones.
 */
export function foldLetters(text: string): string {
  const plain = text
    // Keyboards have the sign of degrees for the ordinal one: 1° maggio.
    .replaceAll('°', 'º')
    // "3½" is not 31/2.
    .replace(/[¼-¾⅐-⅞]/g, '?')
    .normalize('NFKD')
    // Accents, vowel points and hamza, the Arabic tatweel, the dot below a Devanagari letter; joiners and direction marks (Cf).
    .replace(/[\u0300-\u036f\u064b-\u0655\u0670\u0640\u093c]|\p{Cf}/gu, '')
    // A Devanagari nasal before a stop is also written as a dot: सितम्बर.
    .replace(/[ङञणनम]\u094d(?=[क-म])/gu, '\u0902')
    .normalize('NFC');
  // Upper case first, which makes an i of ı and ss of ß.
  return toAsciiDigits(plain).toUpperCase().toLowerCase().replaceAll('ł', 'l');
}

/** Returns the text with the digits of any script as ASCII. */
export function toAsciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, digitValue);
}

/**
 * Returns the value of a decimal digit. In Unicode, the ten digits of a script are consecutive, starting with zero
 * (Unicode 17, section 4.6).
 */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

import { toAsciiDigits } from './ascii-digits';

/**
 * Returns typed text in lower case, without accents and invisible characters, with ASCII digits. Wide forms
 * of letters and signs become plain ones.
 */
export function foldLetters(text: string): string {
  const plain = text
    .normalize('NFKD')
    // Accents, vowel points and hamza, the Arabic tatweel; joiners and direction marks (Cf).
    .replace(/[\u0300-\u036f\u064b-\u0655\u0670\u0640]|\p{Cf}/gu, '')
    .normalize('NFC');
  return toAsciiDigits(plain).toLowerCase().replaceAll('ı', 'i');
}

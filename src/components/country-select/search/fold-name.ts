import { toAsciiDigits } from '../../../core/locale/ascii-digits';

const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ə: 'a',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};

const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * Returns the normalized form of a name for comparison: lower case, without accents or vowel points, one form
 * of each Arabic letter, katakana for hiragana, ASCII digits, and spaces for everything except letters and
 * digits. Never throws.
 */
export function foldName(text: string): string {
  return toAsciiDigits(text.normalize('NFKD'))
    .replace(/[\p{M}\p{Cf}\u0640'’‘ʻʼ`´."״׳]/gu, '')
    .toLowerCase()
    .replace(special, (letter) => letters[letter] ?? letter)
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 96))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

import { foldLetters } from '../../../core/locale/fold-letters';
import { numberFormat } from '../../../core/locale/intl';

const cjkUnits = '年月日号년월일';
const unitSymbols = 'YMDDYMD';

/**
 * Returns the normalized form of a string for the dictionary and the parser: lower case, without accents and
 * invisible characters, ASCII digits, spaces for separators, `-` and `+` kept as signs, `4月` as `4M`.
 * Characters that no date contains become `?`. Never throws.
 */
export function foldText(text: string, locale: string): string {
  const own = digitsOf(locale);
  return foldLetters(text)
    .replace(/[〇-龥]/g, (sign) => (own.includes(sign) ? String(own.indexOf(sign)) : sign))
    .replace(/[t ]\d\d?:\d\d(:\d\d(\.\d+)?)?\s*$/, '')
    .replace(/[‐-―−־]/g, '-')
    .replace(/(?:(?![?!:#@%&*-])[\s\p{P}`´ʼ])+/gu, ' ')
    .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
    .replace(/[^\p{L}\p{M}\d+\- ]/gu, '?')
    .replace(/(\d) ?([年月日号년월일])[間간]?/g, (_, digit: string, unit: string) => {
      return `${digit}${unitSymbols[cjkUnits.indexOf(unit)]} `;
    })
    .trim();
}

/** Returns the digits 0 to 9 of a locale whose numerals are words elsewhere (`-u-nu-hanidec`), or nothing. */
function digitsOf(locale: string): string {
  const digits = numberFormat(locale, { useGrouping: false }).format(9_876_543_210);
  return /\p{Nd}/u.test(digits) ? '' : [...digits].reverse().join('');
}

import { foldLetters } from '../../../core/locale/fold-letters';

/**
 * Returns the normalized form of a string for the dictionary and the parser: lower case, ASCII digits, `:`
 * between the numbers of a time, `+` and `-` as signs, `9p` as `9 P`. A date before an ISO time is left out.
 * Characters that no time contains become `?`. Never throws.
 */
export function foldTime(text: string): string {
  return joinNumbers(
    foldLetters(text)
      // A hyphen between other numbers is that of a period: 9:30-10:30.
      .replace(/^\s*(\d\d?)-(\d\d)\s*$/, '$1:$2')
      .replace(/^\s*\d{4}-\d\d-\d\d(?:t|\s)\s*(?=\d)/, '')
      // "9a" and "9p", whose letter is a word of its own in several languages
      .replace(/(\d)([ap])(?![\p{L}.])/gu, (_, digit: string, period: string) => {
        return `${digit} ${period.toUpperCase()} `;
      })
      .replace(/['’ʼ`´]/g, '')
      .replace(/[‐-―−]/g, '-')
      .replace(/(\d:\d\d:\d\d)[.,]\d+/g, '$1'),
  )
    .replace(/(\p{L})-(?=[\p{L}\d])/gu, '$1 ')
    .replace(/(?:(?![?!:#@%&*+-])[\s\p{P}])+/gu, ' ')
    .replace(/[^\p{L}\p{M}\d:+\- ]/gu, '?')
    .trim();
}

/** Returns the text with `:` between the numbers of a time, if they have the same separator. */
function joinNumbers(text: string): string {
  const separators = new Set(text.match(/(?<=\d)[:.,·٫،](?=\d)/g));
  if (separators.size > 1) return text;
  return text.replace(/(\d)(?:\s?:\s?|[.,·٫،])(?=\d)/g, '$1:');
}
